import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDance } from './take-replay.ts';

const media = { HAVE_CURRENT_DATA: 2 };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal('HTMLMediaElement', media);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Milliseconds that the film needs to seek and to start, as on a phone. */
const [seeks, starts] = [150, 60];

/** A film of 5 seconds that plays by the clock of the test, and seeks and starts late as real films do. */
class FilmOfTest {
  duration = 5;
  readyState = 4;
  seeking = false;
  paused = true;
  dataset: { shown?: string } = {};
  /** Whether the browser lets the film play. */
  allowed = true;
  #rate = 1;
  #at = 0;
  #since: number | null = null;
  #frame: ((now: number, frame: object) => void) | null = null;

  constructor() {
    setInterval(() => {
      if (this.#since === null) return;
      const callback = this.#frame;
      this.#frame = null;
      callback?.(performance.now(), { mediaTime: this.currentTime, expectedDisplayTime: performance.now() });
    }, 33);
  }
  get currentTime() {
    const played = this.#since === null ? 0 : Math.max(0, performance.now() - this.#since) / 1000;
    return Math.min(this.duration, this.#at + played * this.#rate);
  }
  set currentTime(to) {
    this.#settle(to);
    this.seeking = true;
    setTimeout(() => {
      this.seeking = false;
    }, seeks);
  }
  get playbackRate() {
    return this.#rate;
  }
  set playbackRate(rate) {
    this.#settle(this.currentTime);
    this.#rate = rate;
  }
  pause() {
    this.#settle(this.currentTime);
    this.#since = null;
    this.paused = true;
  }
  async play() {
    if (!this.allowed) throw new DOMException('', 'NotAllowedError');
    this.paused = false;
    this.#since = performance.now() + starts;
  }
  requestVideoFrameCallback(callback: (now: number, frame: object) => void) {
    this.#frame = callback;
  }
  #settle(at: number) {
    this.#at = at;
    if (this.#since !== null) this.#since = Math.max(this.#since, performance.now());
  }
}

const loop = { start: 15, end: 18 };

/** A take whose film begins a second before the loop, beside a dance that is paused at the start of the loop. */
function replay({ reportsFrames = true, rate = 1 } = {}) {
  vi.stubGlobal('HTMLVideoElement', reportsFrames ? FilmOfTest : class {});
  const films = [new FilmOfTest(), new FilmOfTest()] as const;
  let dance = { from: loop.start, since: performance.now(), rate, moves: false };
  const position = (moment: number) => {
    const danced = dance.moves ? ((moment - dance.since) / 1000) * dance.rate : 0;
    const along = dance.from - loop.start + danced;
    return loop.start + (((along % 3) + 3) % 3);
  };
  const onReady = vi.fn();
  const stop = followDance({
    videos: films as unknown as readonly [HTMLVideoElement, HTMLVideoElement],
    take: { places: [{ film: 1, dance: loop.start }], seconds: 5, rate: 1 },
    loopStart: loop.start,
    danceAt: (moment) => ({ position: position(moment), rate: dance.rate, moves: dance.moves }),
    onReady,
  });
  const shown = () => films.find(({ dataset }) => dataset.shown === 'true');
  return {
    films,
    onReady,
    stop,
    shown,
    change(next: Partial<typeof dance>) {
      const now = performance.now();
      dance = { ...dance, from: position(now), since: now, ...next };
    },
    /**
     * Looks every 10 ms for `ms` milliseconds. Returns for each look how far the visible film is from the dance, in
     * seconds of the dance, or null if no film is visible.
     */
    look(ms: number) {
      const seen: (number | null)[] = [];
      for (let passed = 0; passed < ms; passed += 10) {
        vi.advanceTimersByTime(10);
        const off = (shown()?.currentTime ?? 0) - 1 - (position(performance.now()) - loop.start);
        seen.push(shown() ? Math.min(Math.abs(off), Math.abs(Math.abs(off) - 3)) : null);
      }
      return seen;
    },
  };
}

const share = (seen: readonly (number | null)[], fits: (off: number) => boolean) =>
  seen.filter((off) => off !== null && fits(off)).length / seen.length;

test('a film is ready once it is at the place of the dance, and stays hidden before', () => {
  const { films, onReady, shown, look } = replay();
  look(100);
  expect([onReady.mock.calls.length, shown()]).toEqual([0, undefined]);
  look(300);
  expect([
    onReady.mock.calls.length,
    films.map(({ currentTime }) => Math.round(currentTime * 10) / 10),
  ]).toEqual([1, [1, 1.1]]);
  expect(shown()?.currentTime).toBe(1);
});

test('the dance waits at most three seconds for a film that does not load', () => {
  const { films, onReady, look } = replay();
  for (const film of films) film.readyState = 0;
  films[0].currentTime = 0;
  look(2_500);
  expect(onReady).not.toHaveBeenCalled();
  look(600);
  expect(onReady).toHaveBeenCalledTimes(1);
});

test.each([
  { reportsFrames: true, rate: 1 },
  { reportsFrames: true, rate: 0.5 },
  { reportsFrames: false, rate: 1 },
])('a film follows each repetition of the dance, also across the start of the loop: %j', (how) => {
  const { change, look } = replay(how);
  look(500);
  change({ moves: true });
  look(3_000);
  const seen = look(12_000);
  expect(share(seen, () => true)).toBeGreaterThan(0.9);
  expect(share(seen, (off) => off < 0.04)).toBeGreaterThan(0.9);
});

test('the film catches up after a change of speed, a jump, and a pause by the browser or the person', () => {
  const { films, change, look, shown } = replay();
  look(500);
  change({ moves: true });
  look(2_000);
  for (const trouble of [
    () => change({ rate: 0.5 }),
    () => change({ from: loop.start + 2 }),
    () => films.map((film) => film.pause()),
    () => change({ rate: 1 }),
  ]) {
    trouble();
    look(100);
    // A film that is out of step stays hidden.
    expect(Math.max(...look(2_900).map((off) => off ?? 0))).toBeLessThan(0.3);
    expect(share(look(3_000), (off) => off < 0.04)).toBeGreaterThan(0.85);
  }
  change({ moves: false });
  look(1_000);
  expect(shown()?.paused).toBe(true);
  expect(Math.max(...look(500).map((off) => off ?? 9))).toBeLessThan(0.02);
});

test('where the browser refuses to play, the dance goes on and nothing is thrown', async () => {
  const { films, change, look } = replay();
  for (const film of films) film.allowed = false;
  look(500);
  change({ moves: true });
  look(2_000);
  await vi.advanceTimersByTimeAsync(100);
  expect(films.every(({ paused }) => paused)).toBe(true);
});

test('a film no longer follows the dance after `stop` was called', () => {
  const { films, change, look, stop } = replay();
  look(500);
  stop();
  change({ moves: true });
  look(2_000);
  expect(films.map(({ paused }) => paused)).toEqual([true, true]);
});
