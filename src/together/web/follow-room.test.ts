import { expect, test } from 'vitest';
import type { MediumState } from '#player/rules/player-event.ts';
import type { Medium } from '#player/web/medium.ts';
import { followRoom } from './follow-room.ts';

/** A medium on a clock that the test moves. After each jump it does not move for `landsLate` seconds. */
function makeMedium({ pace = 1, landsLate = 0 } = {}) {
  const it = { at: 0, rate: 1, state: 'ready' as MediumState, stuck: 0, seeks: 0, rates: [] as number[] };
  const medium = {
    play: () => Object.assign(it, { state: 'playing' }),
    pause: () => Object.assign(it, { state: 'paused' }),
    seek(seconds: number) {
      Object.assign(it, { at: seconds, stuck: landsLate, seeks: it.seeks + 1 });
    },
    setRate(rate: number) {
      it.rate = rate;
      it.rates.push(rate);
    },
    position: () => it.at,
    state: () => it.state,
  } as unknown as Medium;
  const pass = (seconds: number) => {
    if (it.state !== 'playing') return;
    const moved = Math.max(0, seconds - it.stuck);
    it.stuck = Math.max(0, it.stuck - seconds);
    it.at += moved * it.rate * pace;
  };
  return { it, medium, pass };
}

/**
 * Dances for `seconds`, beginning at second `from`, and returns how many seconds the medium is off then.
 */
function dance(
  kind: 'file' | 'youtube',
  { it, medium, pass }: ReturnType<typeof makeMedium>,
  from: number,
  seconds: number,
  begin = 0,
) {
  const stepper = followRoom(medium, kind, begin, 360);
  let most = 0;
  for (let look = 0; look < seconds * 10; look++) {
    const wanted = from + look * 0.1;
    stepper.look(wanted, look * 0.1);
    if (look > 50) most = Math.max(most, Math.abs(begin + wanted - it.at));
    pass(0.1);
  }
  return { off: begin + from + seconds - it.at, most };
}

test.each(['file', 'youtube'] as const)('a %s waits before the start and after the end', (kind) => {
  const made = makeMedium();
  dance(kind, made, -5, 4.9);
  expect([made.it.state, made.it.at]).toEqual(['ready', 0]);
  dance(kind, made, 358, 4);
  expect(made.it.state).toBe('paused');
});

test('a file that runs slow is kept within three hundredths of a second, and its speed changes every two seconds at most', () => {
  const made = makeMedium({ pace: 0.995 });
  expect(dance('file', made, 0, 120).most).toBeLessThan(0.06);
  expect(made.it.seeks).toBe(0);
  expect(made.it.rates.filter((rate) => rate !== 1).length).toBeLessThanOrEqual(60);
});

test.each(['file', 'youtube'] as const)(
  'a person who comes late gets a %s at the right second of its own timeline',
  (kind) => {
    const made = makeMedium();
    const { off } = dance(kind, made, 100, 2, 30);
    expect(Math.abs(off)).toBeLessThan(0.25);
    expect(made.it.seeks).toBe(1);
  },
);

test('a medium that was paused from outside starts again, at the right place', () => {
  const made = makeMedium();
  dance('youtube', made, 0, 10);
  made.medium.pause();
  expect(Math.abs(dance('youtube', made, 60, 5).off)).toBeLessThan(0.25);
});

test('a service that lands half a second late is sent ahead by the delay after its first jump', () => {
  const made = makeMedium({ landsLate: 0.6 });
  const { off } = dance('youtube', made, 50, 20);
  expect(Math.abs(off)).toBeLessThan(0.25);
  expect(made.it.seeks).toBeLessThanOrEqual(3);
});

test('a service that never lands right gets no more jumps after five', () => {
  let seeks = 0;
  const made = makeMedium();
  const medium = {
    ...made.medium,
    seek: () => seeks++,
    position: () => made.it.at,
    state: () => 'playing' as const,
  };
  const stepper = followRoom(medium, 'youtube', 0, 360);
  for (let look = 0; look < 3_000; look++) {
    made.it.at = look * 0.1 - 1.5;
    stepper.look(look * 0.1, look * 0.1);
  }
  expect(seeks).toBe(5);
});
