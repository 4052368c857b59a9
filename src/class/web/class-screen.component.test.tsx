// A class screen and a phone, with a server that is slow or no longer knows the screen.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { classStart } from '#class/rules/class-state.ts';
import { standInStreams } from '#class/web/testing/event-streams.ts';
import { makeMedium } from '#player/web/make-medium.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { later } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';

vi.mock('#player/web/make-medium.ts', { spy: true });

const opened = { openClassScreen: { code: '7K3MPQ2X', secret: 'a-secret-of-this-screen', origin: null } };

function fakeClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('a slow server is asked for one code, and not again with each state that the screen sends', async () => {
  const answer = later<OutputOf<'openClassScreen'>>();
  standInStreams();
  const { calls } = await showApp({
    at: '/class',
    answers: { openClassScreen: () => answer.answer, showClassState: {} },
  });
  fakeClock();
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  await vi.waitFor(() => expect(calls('openClassScreen')).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(7_000);
  answer.come(opened.openClassScreen);
  vi.useRealTimers();
  await expect.element(page.css('.class-code strong')).toHaveTextContent('7K3M-PQ2X');
  expect(calls('openClassScreen')).toHaveLength(1);
});

test('a phone says that its screen is gone, and does not try the code again', async () => {
  const { streams, server } = standInStreams();
  await showApp({ at: '/class#7K3MPQ2X', others: () => new Response(null, { status: 404 }) });
  await expect.poll(() => streams.length).toBe(1);
  fakeClock();
  server.refuses = true;
  window.dispatchEvent(new Event('online'));
  const unknown = page.getByText(/^No screen has this code now\./);
  await vi.waitFor(() => expect(unknown.query()).not.toBeNull());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(streams).toHaveLength(2);
});

test('a phone asks again for a screen whose server is out of reach', async () => {
  const { streams } = standInStreams({ refuses: true });
  await showApp({ at: '/class#7K3MPQ2X', others: () => Promise.reject(new TypeError('Failed to fetch')) });
  await expect.element(page.css('.class-link')).toHaveAttribute('data-link', 'offline');
  await expect.element(page.getByText(/^This phone has no connection\./)).toBeVisible();
  await expect.poll(() => streams.length).toBeGreaterThan(1);
});

test('a phone that follows its screen says so, and where the dance is', async () => {
  const { streams } = standInStreams();
  await showApp({ at: '/class#7K3MPQ2X' });
  await expect.poll(() => streams.length).toBe(1);
  expect(streams[0]?.url).toBe('/api/class/7K3MPQ2X/events');
  streams[0]?.send('state', { state: { ...classStart, segment: 3 }, at: 30 });
  await expect.element(page.getByText('The screen follows.')).toBeVisible();
  await expect.element(page.getByText(/^Segment 3 of 24/)).toBeVisible();
});

test('a class screen whose dancer can’t be loaded says so in the picture, and another try shows the dancer', async () => {
  vi.mocked(makeMedium).mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  onTestFinished(() => void vi.mocked(makeMedium).mockReset());
  standInStreams();
  await showApp({ at: '/class', answers: { ...opened, showClassState: {} } });
  await page.getByRole('button', { name: 'Show the dance here' }).click();
  const picture = page.css('.class-picture');
  const lost = picture.getByRole('alert');
  await expect.element(lost).toMatchTextContent('An error occurred');
  vi.mocked(makeMedium).mockReset();
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect.element(picture.css('.dancer-stage')).toBeVisible();
  await expect.element(lost).not.toBeInTheDocument();
});
