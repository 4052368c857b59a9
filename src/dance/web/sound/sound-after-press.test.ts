// The sound contexts of these tests behave as Safari's: the first start of a context needs a press, later starts do
// not. Before that first start, `resume()` outside of a press is never answered.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class SafariContext {
  static made: SafariContext[] = [];
  static pressed = false;
  /** Whether further contexts can't be made because there are too many. */
  static refused = false;
  /** Milliseconds that a context which may start needs until it runs. */
  static slowness = 0;
  state = 'suspended';
  baseLatency = 0.01;
  onstatechange: (() => void) | null = null;
  destination = {};
  private mayStart = false;
  private stoodAt: number | null = null;
  constructor() {
    if (SafariContext.refused) throw new Error('too many contexts');
    SafariContext.made.push(this);
  }
  get currentTime() {
    return this.stoodAt ?? performance.now() / 1000;
  }
  resume() {
    this.mayStart ||= SafariContext.pressed;
    if (!this.mayStart || this.state === 'interrupted') return new Promise<void>(() => {});
    if (SafariContext.slowness === 0) return this.become('running');
    return new Promise<void>((resolve) => {
      this.starting = setTimeout(() => void this.become('running').then(resolve), SafariContext.slowness);
    });
  }
  private starting: ReturnType<typeof setTimeout> | undefined;
  suspend() {
    clearTimeout(this.starting);
    return this.become('suspended');
  }
  close = () => this.become('closed');
  /** Makes the clock stand while the context goes on to say that it runs. */
  stand() {
    this.stoodAt = this.currentTime;
  }
  become(state: string) {
    this.state = state;
    return Promise.resolve().then(() => this.onstatechange?.());
  }
  addEventListener() {}
  removeEventListener() {}
  notes = 0;
  createGain = () => nodeOf(this);
  createWaveShaper = () => nodeOf(this);
  createBiquadFilter = () => nodeOf(this);
  createBuffer = () => ({ getChannelData: () => new Float32Array(1) });
  createBufferSource = () => this.note();
  createOscillator = () => this.note();
  private note() {
    this.notes += 1;
    return nodeOf(this);
  }
}

/**
 * An audio node that accepts everything: each property that it does not have itself is an audio parameter whose
 * methods do nothing.
 */
function nodeOf(context: SafariContext): object {
  const param = new Proxy({}, { get: () => () => {}, set: () => true });
  return new Proxy(
    { context, connect: (to: unknown) => to, disconnect() {}, start() {}, stop() {} },
    { get: (node, key) => Reflect.get(node, key) ?? param, set: () => true },
  );
}

const page = Object.assign(new EventTarget(), { hidden: false, documentElement: { lang: 'en' } });
const latest = () => SafariContext.made.at(-1) as SafariContext;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  Object.assign(SafariContext, { made: [], pressed: false, refused: false, slowness: 0 });
  vi.stubGlobal('AudioContext', SafariContext);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Presses on the page; `kind` is the name of the event that the browser sends. */
async function press(kind = 'pointerup') {
  SafariContext.pressed = true;
  page.dispatchEvent(new Event(kind));
  SafariContext.pressed = false;
  await vi.advanceTimersByTimeAsync(50);
}

const load = () => import('./audio-context.ts');

test.each(['pointerup', 'touchend', 'click', 'keydown'])(
  'sound that a press (%s) allowed starts ten seconds later, outside of the press, and sleeps meanwhile',
  async (kind) => {
    const { wakeAtPresses, wakeAudioContext, holdAudioContext, audibleContext } = await load();
    const stop = wakeAtPresses(() => true);
    await press(kind);
    expect([SafariContext.made.length, latest().state]).toEqual([1, 'suspended']);
    await vi.advanceTimersByTimeAsync(10_000);
    const release = holdAudioContext();
    expect(await wakeAudioContext()).toBe(latest());
    expect(audibleContext()).toBe(latest());
    release();
    stop();
  },
);

test('a device that needs three seconds to start sound can start it ten seconds after the press, outside of it', async () => {
  const { wakeAtPresses, wakeAudioContext, holdAudioContext, soundAllowed } = await load();
  SafariContext.slowness = 3_000;
  const stop = wakeAtPresses(() => true);
  await press();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([soundAllowed(), latest().state]).toEqual([true, 'suspended']);
  SafariContext.slowness = 0;
  holdAudioContext();
  expect(await wakeAudioContext()).toBe(latest());
  expect(SafariContext.made).toHaveLength(1);
  stop();
});

test('sound that is asked for outside of a press, before any press has woken it, is refused within a second', async () => {
  const { wakeAudioContext, holdAudioContext, soundAllowed } = await load();
  holdAudioContext();
  const waking = wakeAudioContext();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([await waking, soundAllowed()]).toEqual([null, false]);
});

test('a press makes no sound context where no sound is wanted', async () => {
  const { wakeAtPresses } = await load();
  const stop = wakeAtPresses(() => false);
  await press();
  expect(SafariContext.made).toEqual([]);
  stop();
});

test('a press makes no sound context after the page with the stage was left', async () => {
  const { wakeAtPresses } = await load();
  wakeAtPresses(() => true)();
  await press();
  expect(SafariContext.made).toEqual([]);
});

test('a function that watches whether sound is allowed is called when the answer changes', async () => {
  const { wakeAtPresses, watchSoundAllowed, soundAllowed } = await load();
  const allowed: boolean[] = [];
  const stop = wakeAtPresses(() => true);
  watchSoundAllowed(() => allowed.push(soundAllowed()));
  expect(soundAllowed()).toBe(false);
  await press();
  expect(allowed.at(-1)).toBe(true);
  stop();
});

/** Starts sound by a press, for one user; returns the module and the function `look`. */
async function inUse() {
  const sound = await load();
  const stop = sound.wakeAtPresses(() => true);
  sound.holdAudioContext();
  await press();
  expect(sound.audibleContext()).toBe(latest());
  /** Asks for sound again and again, as a dance does; returns whether sound was heard at the end. */
  const look = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      sound.audibleContext();
      await vi.advanceTimersByTimeAsync(20);
    }
    return sound.audibleContext() !== null;
  };
  return { ...sound, stop, look };
}

test('a context that says that it runs while its clock stands counts as silent, and is replaced at the next press', async () => {
  const { look, stop, soundAllowed } = await inUse();
  latest().stand();
  expect(await look(400)).toBe(true);
  expect(await look(200)).toBe(false);
  expect(soundAllowed()).toBe(false);
  expect(SafariContext.made).toHaveLength(1);
  await press('keydown');
  expect(await look(1_000)).toBe(true);
  expect(SafariContext.made.map(({ state }) => state)).toEqual(['closed', 'running']);
  stop();
});

test('a context that the system has closed is replaced at the next press', async () => {
  const { look, stop } = await inUse();
  await latest().close();
  expect(await look(100)).toBe(false);
  await press();
  expect(await look(100)).toBe(true);
  expect(SafariContext.made).toHaveLength(2);
  stop();
});

test('a context that stays interrupted after a call is replaced at the second press', async () => {
  const { look, stop } = await inUse();
  await latest().become('interrupted');
  expect(await look(100)).toBe(false);
  await press();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(SafariContext.made).toHaveLength(1);
  await press();
  expect(await look(100)).toBe(true);
  stop();
});

test('the page stays silent where no more contexts can be made, and tries again at the next press', async () => {
  const { wakeAtPresses, holdAudioContext, audibleContext } = await load();
  const stop = wakeAtPresses(() => true);
  holdAudioContext();
  SafariContext.refused = true;
  await press();
  expect(audibleContext()).toBeNull();
  SafariContext.refused = false;
  await press();
  expect(audibleContext()).toBe(latest());
  stop();
});

test('a dance whose sound clock stands goes on, can be paused and played, and is heard again after the next press', async () => {
  const [{ atPresses }, { makeBand }, { makeDanceEngine }] = await Promise.all([
    load(),
    import('./band.ts'),
    import('#player/web/dancer/dance-engine.ts'),
  ]);
  const engine = makeDanceEngine({ now: () => performance.now() / 1000, makeBand, duration: 360 });
  const stop = atPresses(engine.touched);
  /** Returns the seconds of the dance that pass in the given number of real seconds. */
  const pass = async (seconds: number) => {
    const before = engine.position();
    for (let passed = 0; passed < seconds * 50; passed++) {
      await vi.advanceTimersByTimeAsync(20);
      engine.tick();
    }
    return engine.position() - before;
  };
  engine.load({ start: 0, rate: 1, muted: false });
  engine.play();
  await press();
  expect(await pass(5)).toBeCloseTo(5, 0);
  expect(latest().notes).toBeGreaterThan(5);

  latest().stand();
  const slower = await pass(3);
  expect([slower > 2.3, slower < 3]).toEqual([true, true]);
  expect(await pass(3)).toBeCloseTo(3, 3);
  engine.pause();
  engine.play();
  expect(await pass(3)).toBeCloseTo(3, 1);

  await press();
  await pass(1);
  const { notes } = latest();
  expect(SafariContext.made).toHaveLength(2);
  expect(await pass(3)).toBeCloseTo(3, 3);
  expect(latest().notes).toBeGreaterThan(notes + 3);
  engine.destroy();
  stop();
});
