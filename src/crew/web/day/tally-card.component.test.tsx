// The counts of all phones on the leader's device: new counts appear without a press, and silent phones are named.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { resendMs } from '#crew/rules/tally.ts';
import { crewId, crewServer, seenAt } from '#crew/web/testing/crew.ts';
import { unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';

const at = `/crew/${crewId}/day?tab=count`;
const total = page.css('.day-counts dd').first();
const said = page.css('.day-agree');
const later = (minutes: number) => new Date(Date.parse(seenAt) + minutes * 60_000).toISOString();

const phone = (label: string, kind: 'gate' | 'witness', plus: number, updated_at = seenAt) => ({
  device_id: `00000000-0000-4000-8000-${label.length.toString().padStart(12, '0')}`,
  label,
  kind,
  plus,
  minus: 0,
  version: 1,
  left_out: false,
  updated_at,
});

test('the total is as large as on a phone that counts, and new heads appear without a press', async () => {
  const { rows, answers } = crewServer({ tallies: [phone('North gate', 'gate', 7)] });
  await showApp({ at, answers, size: [390, 844] });
  await expect.element(total).toHaveTextContent('7');
  const size = getComputedStyle(total.element()).fontSize;
  rows.tallies = [phone('North gate', 'gate', 9)];
  await expect.element(total).toHaveTextContent('9');
  await page.getByRole('link', { name: 'Try the counter' }).click();
  await expect.element(page.css('.count-button .figure')).toHaveStyle({ fontSize: size });
});

test('a phone that was silent for two minutes is named with its time, even if the counts differ', async () => {
  const tallies = [phone('North gate', 'gate', 20), phone('Witness Ada', 'witness', 20, later(5))];
  const { rows, answers } = crewServer({ tallies, now: later(5) });
  await showApp({ at, answers });
  await expect
    .element(said)
    .toMatchTextContent(/^All counts are the same\. Not heard for two minutes: North gate \(last heard Sat/);
  rows.tallies = [tallies[0] as (typeof tallies)[0], phone('Witness Ada', 'witness', 21, later(5))];
  await expect
    .element(said)
    .toMatchTextContent(/^The counts differ\. Not heard for two minutes: North gate \(last heard/);
  rows.tallies = [phone('North gate', 'gate', 21, later(5)), phone('Witness Ada', 'witness', 21, later(5))];
  await expect.element(said).toHaveTextContent('All counts are the same.');
});

test('a leader without a network sees that the numbers are old, and no phone is called silent', async () => {
  const { answers } = crewServer({ tallies: [phone('North gate', 'gate', 20)], now: later(5) });
  const { answer, reload } = await showApp({ at, answers });
  await expect.element(said).toMatchTextContent('North gate');
  answer({ readTallies: unreachable });
  await reload();
  await expect.element(page.getByText(/^This device is without a network\./)).toBeVisible();
  await expect.element(said).not.toMatchTextContent('North gate');
  await expect.element(total).toHaveTextContent('20');
});

test('a phone with an unchanged count keeps sending it, to show that it works', async () => {
  const { answers } = crewServer();
  const { calls } = await showApp({ at: `/crew/${crewId}/count`, answers });
  await page.getByLabelText('What is this counter called?').fill('North gate');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await page.getByRole('button', { name: 'Start counting' }).click();
  await expect.element(page.getByText('Sent. The leader has this number.')).toBeVisible();
  const sent = calls('putTally').length;
  await vi.advanceTimersByTimeAsync(resendMs);
  await expect.poll(() => calls('putTally').length).toBeGreaterThan(sent);
  expect(calls('putTally').at(-1)?.body).toMatchObject({ label: 'North gate', plus: 0 });
});

test('the counter can be tried at any time: nothing is sent or kept', async () => {
  const { answers } = crewServer();
  const shown = await showApp({ at: `/crew/${crewId}/try`, answers });
  const more = page.getByRole('button', { name: /One more/ });
  await more.click();
  await more.click();
  await page.getByRole('button', { name: 'One back' }).click();
  await expect.element(more).toMatchTextContent('1');
  expect(shown.calls('putTally')).toEqual([]);
  await shown.reload();
  await expect.element(more).toMatchTextContent('0');
  await page.getByRole('link', { name: 'Back to the day' }).click();
  await expect.element(page.getByText('No phone has counted yet.')).toBeVisible();
});

test('a person who is not in a crew sees that, instead of counting for nobody', async () => {
  await showApp({ at: `/crew/${crewId}/count`, answers: crewServer({ crew: null }).answers });
  await expect.element(page.getByRole('heading', { name: 'No crew is here for you' })).toBeVisible();
});
