// A class screen and its phone in a course with a dance and a video of its own.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { classStart } from '#class/rules/class-state.ts';
import { standInStreams } from '#class/web/testing/event-streams.ts';
import { mappedRehearsal, steadyFrom } from '#testing/web/mapped-lesson.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { standIn } from '#testing/web/youtube.ts';

const id = 'aaaaaaaaaaa';
const opened = { openClassScreen: { code: '7K3MPQ2X', secret: 'a-secret-of-this-screen', origin: null } };
const instead = page.getByText('This video does not play here. You see the counts of “Graveyard Shuffle”.');
const boxOf = (part: string) => page.css(part).element().getBoundingClientRect();
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function showScreen(size: readonly [number, number] = [1280, 800]) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  standInStreams();
  const readLesson = mappedRehearsal({ youtube_id: id }, { mapping: steadyFrom(1) });
  const shown = await showApp({ at: '/class', size, answers: { ...opened, showClassState: {}, readLesson } });
  await press('Show the dance here');
  return shown;
}

test('the screen shows the course’s own video, with its words and its code below it, and phones get its counts', async () => {
  const service = standIn();
  const { calls } = await showScreen();
  await expect.element(page.getByText(/Segment 1 of 2, Day 1/)).toBeVisible();
  await expect.element(page.getByText('Zombie March').first()).toBeVisible();
  expect(service.calls()).toEqual([]);
  await press('Play');
  await expect.poll(() => page.css('.class-count').element().textContent).toBe('2');
  const frame = boxOf('.class-picture iframe');
  for (const part of ['.class-words', '.class-code'])
    expect(boxOf(part).top).toBeGreaterThanOrEqual(frame.bottom - 1);
  const places = () => calls('showClassState').map(({ body }) => (body as { at: number }).at);
  await expect.poll(() => places().some((at) => at >= 0) && places().some((at) => at < 0)).toBe(true);
});

test('the count card stands in for a video that does not play, and screen and phones say so', async () => {
  standIn({ [id]: { fails: 150 } });
  const { calls } = await showScreen();
  await press('Play');
  await expect.element(instead).toBeVisible();
  await expect.poll(() => page.css('.class-count').element().textContent).toBe('2');
  await expect.element(page.css('.class-picture canvas')).toHaveLength(0);
  const states = () => calls('showClassState').map(({ body }) => (body as { state: object }).state);
  await expect.poll(() => states().at(-1)).toMatchObject({ instead: 'card', playing: true });
});

test('the phone has as many segments as the dance, and says what the screen shows', async () => {
  const { streams } = standInStreams();
  const readLesson = mappedRehearsal({ youtube_id: id });
  const { calls } = await showApp({
    at: '/class#7K3MPQ2X',
    answers: { readLesson, commandClassScreen: ({ body }) => ({ phone: body.id }) },
  });
  await expect.poll(() => streams.length).toBe(1);
  const state = { ...classStart, segment: 2, instead: 'card' };
  await expect.element(page.getByText(/Segment 1 of 2/)).toBeVisible();
  streams[0]?.send('state', { state: classStart, at: 0 });
  // The words of the house dance, which were shown until the dance of the class was known, are gone.
  await expect.element(page.css('.class-move')).toHaveTextContent('March forward');
  streams[0]?.send('state', { state, at: (20 * 60) / 118 });
  await expect.element(page.getByText(/Segment 2 of 2, Day 2/)).toBeVisible();
  await expect.element(instead).toBeVisible();
  await expect.element(page.css('.class-cue')).toMatchTextContent('together');
  await press('Next segment');
  await expect.poll(() => calls('commandClassScreen').at(-1)?.body).toMatchObject({ do: 'segment', to: 2 });
});
