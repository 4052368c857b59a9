// A class screen, led by a phone, by a presenter's clicker or by the buttons on its edge. The server is a
// stand-in.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClassCommand } from '#class/rules/class-state.ts';
import { standInStreams } from '#class/web/testing/event-streams.ts';
import { stopClock } from '#testing/web/lesson.ts';
import { showApp } from '#testing/web/show-app.tsx';

const opened = { openClassScreen: { code: '7K3MPQ2X', secret: 'a-secret-of-this-screen', origin: null } };
const screen = page.css('.class-screen');
const count = page.css('.class-count');
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Makes the browser report that the page was reached in this way. */
function arriveBy(type: NavigationTimingType) {
  const page = { type } as PerformanceNavigationTiming;
  const said = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page]);
  onTestFinished(() => said.mockRestore());
}

type SentState = { state: Record<string, unknown>; at: number; wait: number | null; taken: unknown[] };

async function showScreen(size: readonly [number, number] = [1024, 768]) {
  const { streams } = standInStreams();
  const shown = await showApp({ at: '/class', size, answers: { ...opened, showClassState: {} } });
  await button('Show the dance here').click();
  await expect.poll(() => streams.length).toBe(1);
  await expect.element(page.css('.dancer-stage')).toBeVisible();
  let seq = 0;
  const send = (command: ClassCommand) => {
    streams.at(-1)?.send('command', { ...command, id: 'phone', seq });
    seq += 1;
  };
  const sent = () => shown.calls('showClassState').at(-1)?.body as SentState;
  return { ...shown, streams, send, sent };
}

test('a phone’s command is counted in, shown on the phones, and answered by its number', async () => {
  const { send, sent } = await showScreen();
  const goOn = stopClock();
  send({ do: 'rate', to: 0.25 });
  send({ do: 'task', to: { first: 3, last: 4 } });
  await expect.element(page.css('.class-words')).toHaveAttribute('data-counting', 'true');
  await expect.element(count).toHaveTextContent('5');
  await expect.element(page.css('.class-cue')).toHaveTextContent('Count-in');
  await expect.poll(sent).toMatchObject({
    state: { playing: true, segment: 3, task: { first: 3, last: 4 } },
    at: 30,
    wait: expect.any(Number),
    taken: [{ id: 'phone', seq: 1 }],
  });
  goOn();
  await expect.element(page.css('.class-words')).toHaveAttribute('data-counting', 'false');
  // Once a phone leads, code and buttons no longer cover or surround the dancers.
  await expect.element(page.css('.class-code')).not.toBeInTheDocument();
  await expect.element(screen).toHaveAttribute('data-whole', 'true');
});

test('a command that changes nothing is answered too', async () => {
  const { send, sent } = await showScreen();
  send({ do: 'loop', to: false });
  await expect.poll(() => sent()?.taken).toEqual([{ id: 'phone', seq: 0 }]);
});

test('a reloaded screen is back at its place, paused, with its code and still led', async () => {
  const { send, sent, reload, streams, calls } = await showScreen();
  send({ do: 'volume', to: 40 });
  send({ do: 'task', to: { first: 5, last: 12 } });
  await expect.poll(() => sent().at).toBeGreaterThan(60);
  expect(sent()).toMatchObject({ state: { playing: true, segment: 5 }, wait: null });
  arriveBy('reload');
  await reload();
  await expect.element(page.css('.dancer-stage')).toBeVisible();
  await expect.element(screen).toHaveAttribute('data-playing', 'false');
  await expect.element(screen).toHaveAttribute('data-segment', '5');
  await expect.element(screen).toHaveAttribute('data-whole', 'true');
  await expect.element(page.css('.class-code')).not.toBeInTheDocument();
  expect([streams.at(-1)?.url, calls('openClassScreen').length]).toEqual(['/api/class/7K3MPQ2X/events', 1]);
  await expect
    .poll(sent)
    .toMatchObject({ state: { playing: false, volume: 40, task: { first: 5, last: 12 } } });
  expect(sent().at).toBeGreaterThan(60);
  // The dance goes on from the place before the reload.
  send({ do: 'play', to: true });
  await expect.poll(() => sent().state).toMatchObject({ playing: true });
  expect(sent().at).toBeGreaterThan(60);
});

test('a tab that left its screen for another page is a screen no more, and a visit by address asks again what the tab is', async () => {
  const { reload } = await showScreen();
  arriveBy('navigate');
  await reload();
  await button('Show the dance here').click();
  await expect.element(screen).toBeVisible();
  await page.getByRole('link', { name: 'Shamble' }).first().click();
  await expect.element(screen).not.toBeInTheDocument();
  window.history.replaceState(null, '', '/class');
  arriveBy('reload');
  await reload();
  await expect.element(button('Show the dance here')).toBeVisible();
});

test('a clicker alone can lead the screen, and its first press fills the screen', async () => {
  await showScreen();
  await expect.element(screen).toHaveAttribute('data-whole', 'false');
  await userEvent.keyboard('{PageDown}');
  await expect.element(screen).toHaveAttribute('data-segment', '2');
  await expect.element(screen).toHaveAttribute('data-whole', 'true');
  await userEvent.keyboard('b');
  await expect.element(screen).toHaveAttribute('data-playing', 'true');
  await userEvent.keyboard(' ');
  await expect.element(screen).toHaveAttribute('data-playing', 'false');
  await userEvent.keyboard('{PageUp}');
  await expect.element(screen).toHaveAttribute('data-segment', '1');
  // A person who left full screen stays out of full screen when the next key is pressed.
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('.');
  await expect.element(screen).toHaveAttribute('data-playing', 'true');
  await expect.element(screen).toHaveAttribute('data-whole', 'false');
});

test('Play on the picture’s edge plays and fills the screen, and the button beside it ends full screen', async () => {
  await showScreen();
  await button('Play').click();
  await expect.element(screen).toHaveAttribute('data-playing', 'true');
  await expect.element(screen).toHaveAttribute('data-whole', 'true');
  await button('Leave the full screen').click();
  await expect.element(screen).toHaveAttribute('data-whole', 'false');
  await expect.element(button('Fill the screen')).toBeVisible();
});

test('a black screen stops the dance and stays black until something begins', async () => {
  const { send, sent } = await showScreen();
  send({ do: 'play', to: true });
  await expect.element(screen).toHaveAttribute('data-playing', 'true');
  send({ do: 'black', to: true });
  await expect.element(screen).toHaveAttribute('data-black', 'true');
  await expect.element(screen).toHaveAttribute('data-playing', 'false');
  const cover = () => getComputedStyle(page.css('.class-picture').element(), '::after').backgroundColor;
  expect(cover()).toBe('rgb(0, 0, 0)');
  send({ do: 'task', to: { day: 1, stage: 'full' } });
  await expect.element(screen).toHaveAttribute('data-black', 'false');
  await expect.poll(() => sent().state).toMatchObject({ playing: true, black: false });
});

test('a class that dances alone sees no dancer, and its counts go on', async () => {
  const { send, sent } = await showScreen();
  send({ do: 'alone', to: true });
  send({ do: 'play', to: true });
  await expect.element(page.css('.dancer-stage')).not.toBeVisible();
  await expect.element(count).toBeVisible();
  // The place that phones get is beyond the third count.
  await expect.poll(() => sent().at).toBeGreaterThan((3 * 60) / 128);
});

test.each([
  [1024, 768],
  [3840, 2160],
] as const)(
  'at %d by %d pixels the count can be read from the last row, and no part covers another',
  async (...size) => {
    const { send } = await showScreen(size);
    send({ do: 'segment', to: 2 });
    await expect.element(screen).toHaveAttribute('data-whole', 'true');
    const boxOf = (part: string) => page.css(part).element().getBoundingClientRect();
    expect(Number.parseFloat(getComputedStyle(count.element()).fontSize) / size[1]).toBeGreaterThanOrEqual(
      0.08,
    );
    await button('Show the code').click();
    const [words, code, edge, tools] = ['.class-words', '.class-code', '.class-edge', '.class-tools'].map(
      boxOf,
    );
    expect(code?.bottom).toBeLessThanOrEqual(words?.top ?? 0);
    expect(edge?.right).toBeLessThanOrEqual(code?.left ?? 0);
    expect(tools?.bottom).toBeLessThanOrEqual(size[1]);
    // The code can be scanned from as far as the words can be read.
    expect(boxOf('.class-code .qr-code').width / size[0]).toBeGreaterThanOrEqual(0.1);
  },
);
