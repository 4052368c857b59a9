import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { cardSource } from '#player/rules/medium-source.ts';
import type { Medium, MediumEvent } from '../medium.ts';
import { makeCardClock } from './card-clock.ts';
import { makeCard } from './card-medium.ts';

const score = { ...houseScore(), id: 'own', title: 'Graveyard Shuffle' };
const silent = cardSource(score);
/** A song at 120 beats a minute, with an intro of 20 seconds. */
const played = cardSource(score, {
  url: '/media/song.mp3',
  mapping: steadyMapping(lengthOf(score), 120, 20),
});

class ElementOfTest {
  className = '';
  textContent = '';
  children: ElementOfTest[] = [];
  append(...children: ElementOfTest[]) {
    this.children.push(...children);
  }
  replaceChildren(...children: ElementOfTest[]) {
    this.children = children;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => new ElementOfTest() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A sound that runs like a clock until the test makes it fail. */
function soundOfTest(comes: 'at once' | 'never' | 'as a failure') {
  const clock = makeCardClock(600, () => performance.now());
  const listeners = new Set<(event: MediumEvent) => void>();
  let failed = false;
  const fail = () => {
    failed = true;
    clock.pause();
    for (const listener of listeners) listener({ type: 'failed', code: 'file 4', configuration: false });
  };
  const sound: Medium = {
    ...clock,
    async load(options) {
      if (comes === 'never') return new Promise(() => {});
      await clock.load(options);
      if (comes === 'as a failure') fail();
    },
    setVolume: vi.fn(),
    state: () => (failed ? 'failed' : clock.state()),
    listen(listener) {
      listeners.add(listener);
      return clock.listen((event) => !failed && listener(event));
    },
  };
  return { sound, fail };
}

async function cardOf(
  source = silent,
  { sound, fail = () => {} }: { sound?: Medium; fail?: () => void } = {},
) {
  const host = new ElementOfTest();
  const events: MediumEvent[] = [];
  const makeSound = vi.fn(() => sound ?? makeCardClock(1, () => 0));
  const card = makeCard(host as unknown as HTMLElement, source, { makeSound });
  card.listen((event) => events.push(event));
  const loaded = card.load({ start: source.music ? 20 : 0, rate: 1, muted: false });
  await vi.advanceTimersByTimeAsync(3000);
  await loaded;
  const shown = () => host.children[0]?.children.map(({ textContent }) => textContent).filter(Boolean);
  return { card, events, fail, makeSound, shown };
}

const seen = (events: readonly MediumEvent[]) =>
  events.map(({ type }) => type).filter((type) => type !== 'time');

test('the count card counts at the tempo of the score, and ends its range by itself and exactly', async () => {
  const { card, events, makeSound } = await cardOf();
  card.setRate(0.5);
  card.setRange({ start: 0, end: 2 });
  card.play();
  vi.advanceTimersByTime(3000);
  expect(card.position()).toBeCloseTo(1.5);
  vi.advanceTimersByTime(5000);
  expect([card.position(), card.state()]).toEqual([2, 'paused']);
  expect(seen(events)).toEqual(['rate', 'state', 'state', 'rangeEnd']);
  expect([card.duration(), makeSound.mock.calls.length]).toEqual([360, 0]);
});

test('the count card names the dance and its section', async () => {
  const { card, shown } = await cardOf();
  const [first, last] = [score.phrases[0]?.section, score.phrases.at(-1)?.section];
  expect(shown()).toEqual(['Graveyard Shuffle', first]);
  card.seek(359);
  expect(shown()).toEqual(['Graveyard Shuffle', last]);
});

test('where there is music the count card follows the music', async () => {
  const { sound } = soundOfTest('at once');
  const { card, makeSound } = await cardOf(played, { sound });
  expect(makeSound).toHaveBeenCalledWith(expect.anything(), '/media/song.mp3');
  card.play();
  vi.advanceTimersByTime(1500);
  expect([card.state(), sound.state()]).toEqual(['playing', 'playing']);
  expect(card.position()).toBe(sound.position());
  card.setVolume({ level: 1, muted: true });
  expect(sound.setVolume).toHaveBeenCalled();
});

test.each(['never', 'as a failure'] as const)(
  'with music that comes %s the card counts alone, from its place in the music',
  async (comes) => {
    const { card, events } = await cardOf(played, soundOfTest(comes));
    expect([card.state(), card.position()]).toEqual(['ready', 20]);
    card.play();
    vi.advanceTimersByTime(2000);
    expect(card.position()).toBeCloseTo(22);
    expect(seen(events)).not.toContain('failed');
  },
);

test('when music is lost in the middle the counts go on from there to the end of the range', async () => {
  const { card, events, fail } = await cardOf(played, soundOfTest('at once'));
  card.setRange({ start: 20, end: 24 });
  card.play();
  vi.advanceTimersByTime(2000);
  fail();
  expect(card.state()).toBe('playing');
  vi.advanceTimersByTime(1000);
  expect(card.position()).toBeCloseTo(23, 1);
  vi.advanceTimersByTime(2000);
  expect([card.position(), seen(events).at(-1)]).toEqual([24, 'rangeEnd']);
});

test('music that lacks some counts of the dance is not used', () => {
  const half = cardSource(score, {
    url: '/media/song.mp3',
    mapping: steadyMapping(lengthOf(score) / 2, 120),
  });
  expect([half.music, half.seconds]).toEqual([null, silent.seconds]);
});
