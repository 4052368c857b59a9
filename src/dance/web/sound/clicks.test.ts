import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

/** A sound context that notes the seconds at which its tones begin. */
class ContextOfTest {
  static made: ContextOfTest[] = [];
  state = 'running';
  outputLatency = 0.1;
  destination = {};
  notes: number[] = [];
  constructor() {
    ContextOfTest.made.push(this);
  }
  get currentTime() {
    return performance.now() / 1000;
  }
  resume = () => this.become('running');
  suspend = () => this.become('suspended');
  private become(state: string) {
    this.state = state;
    return Promise.resolve();
  }
  createGain = () => this.node();
  createBiquadFilter = () => this.node();
  createBufferSource = () => this.node();
  createWaveShaper = () => this.node();
  createOscillator = () => this.node();
  private node(): object {
    const param = new Proxy({}, { get: () => () => {}, set: () => true });
    const calls: object = {
      context: this,
      connect: (to: unknown) => to,
      disconnect: () => {},
      start: (when: number) => this.notes.push(when),
      stop: () => {},
    };
    return new Proxy(calls, { get: (node, key) => Reflect.get(node, key) ?? param, set: () => true });
  }
}

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('AudioContext', ContextOfTest);
  ContextOfTest.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a click is handed over early enough to be heard in time, and a click that comes too late is left out', async () => {
  const { makeClicks } = await import('./clicks.ts');
  const clicks = makeClicks();
  await clicks.wake();
  const now = performance.now() / 1000;
  clicks.click(0, 0.5);
  clicks.click(1, 0.02);
  const [context] = ContextOfTest.made;
  expect(context?.notes.map((when) => when - now)).toEqual([expect.closeTo(0.4)]);
});

test('the sound card is in use only after `wake` and before `hush`', async () => {
  const { makeClicks } = await import('./clicks.ts');
  const clicks = makeClicks();
  clicks.click(0, 0.5);
  expect(ContextOfTest.made).toEqual([]);
  await clicks.wake();
  expect(ContextOfTest.made[0]?.state).toBe('running');
  clicks.hush();
  expect(ContextOfTest.made[0]?.state).toBe('suspended');
  clicks.click(0, 0.5);
  expect(ContextOfTest.made[0]?.notes).toEqual([]);
});

/**
 * A voice that knows one word: its vowel begins 0.1 seconds after the word's beginning, and 0.3 seconds before its
 * end.
 */
const voice = { sound: {}, clips: { one: { start: 0, onset: 100, end: 400 } }, shift: 0 };

test('a word’s vowel is heard in time, and the voice is fetched once its loudness is above 0', async () => {
  const loadVoice = vi.fn(() => Promise.resolve(voice));
  vi.doMock('./voice.ts', async (original) => ({ ...(await original<object>()), loadVoice }));
  onTestFinished(() => {
    vi.doUnmock('./voice.ts');
  });
  const { makeClicks } = await import('./clicks.ts');
  const clicks = makeClicks();
  clicks.setVoice(0);
  expect([loadVoice.mock.calls.length, clicks.clips()]).toEqual([0, null]);
  clicks.setVoice(0.8);
  await clicks.wake();
  expect(clicks.clips()).toBe(voice.clips);
  const now = performance.now() / 1000;
  clicks.say({ beat: 0.5, word: 'one', until: 0.3 }, 0.5, 1);
  clicks.say({ beat: 1.5, word: 'one', until: 0.3 }, -0.01, 1);
  const [context] = ContextOfTest.made;
  expect(context?.notes.map((when) => when - now)).toEqual([expect.closeTo(0.3)]);
});
