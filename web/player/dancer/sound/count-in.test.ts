import { afterEach, expect, test, vi } from 'vitest';
import { playCountIn } from './count-in.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A sound card that notes when each click is to begin. */
function makeSoundCard() {
  const begins: number[] = [];
  const param = {
    value: 0,
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  const node = () => ({
    gain: param,
    frequency: param,
    detune: param,
    connect: (to: unknown) => to,
    disconnect: vi.fn(),
  });
  const out = node();
  let made = 0;
  class Context {
    state = 'running';
    currentTime = 5;
    destination = {};
    suspend = async () => {};
    createGain() {
      return made++ === 0 ? Object.assign(out, { context: this }) : node();
    }
    createOscillator() {
      return { ...node(), type: '', start: (when: number) => begins.push(when), stop() {} };
    }
  }
  vi.stubGlobal('AudioContext', Context);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  return { begins, out };
}

test('four beats are clicked a count apart, slower at half speed, and can be silenced', async () => {
  vi.useFakeTimers();
  const { begins, out } = makeSoundCard();
  const silence = playCountIn(4, 0.5);
  await vi.advanceTimersByTimeAsync(0);
  expect(begins).toHaveLength(4);
  for (const [i, begin] of begins.entries()) expect(begin - (begins[0] ?? 0)).toBeCloseTo((i * 60) / 64, 1);
  silence();
  expect(out.disconnect).toHaveBeenCalledOnce();
});

test('before the page was touched nothing sounds, and nothing fails', async () => {
  vi.stubGlobal('AudioContext', function refused() {
    throw new Error('must not be made');
  });
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  const silence = playCountIn(4, 1);
  await Promise.resolve();
  expect(silence).not.toThrow();
});
