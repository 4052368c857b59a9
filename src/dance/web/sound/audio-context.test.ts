// The context of this test follows the Web Audio API: it does one request after the other, and its state
// tells so later.

import { beforeEach, expect, test, vi } from 'vitest';

class ContextOfTest {
  static made: ContextOfTest;
  state = 'running';
  private done = Promise.resolve();
  suspend = () => this.become('suspended');
  resume = () => this.become('running');
  constructor(state = 'running') {
    this.state = state;
    ContextOfTest.made = this;
  }
  protected wait = () => Promise.resolve();
  private become(state: string): Promise<void> {
    this.done = this.done.then(this.wait).then(() => {
      this.state = state;
    });
    return this.done;
  }
}

beforeEach(() => vi.resetModules());

test('who asks for sound right after the last one let it go hears it', async () => {
  vi.stubGlobal('AudioContext', ContextOfTest);
  const { holdAudioContext, wakeAudioContext } = await import('./audio-context.ts');
  const release = holdAudioContext();
  await wakeAudioContext();
  release();
  holdAudioContext();
  const context = await wakeAudioContext();
  await new Promise((resolve) => setTimeout(resolve));
  expect(context?.state).toBe('running');
});

class Slow extends ContextOfTest {
  protected override wait = () => new Promise<void>((resolve) => setTimeout(resolve));
}

test('who asks for sound while it falls asleep after a short waking hears it', async () => {
  vi.stubGlobal('AudioContext', Slow);
  const { holdAudioContext, wakeAudioContext } = await import('./audio-context.ts');
  const wake = () => ({ release: holdAudioContext(), waking: wakeAudioContext() });
  const first = wake();
  await first.waking;
  first.release();
  const second = wake();
  second.release();
  await second.waking;
  const context = await wake().waking;
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(context?.state).toBe('running');
});

class Asleep extends ContextOfTest {
  constructor() {
    super('suspended');
  }
}

test('a dancer that leaves while its sound wakes lets the sound card sleep', async () => {
  vi.stubGlobal('AudioContext', Asleep);
  const { makeBand } = await import('./band.ts');
  const band = makeBand();
  const waking = band.wake();
  band.leave();
  expect(await waking).toBe(false);
  await new Promise((resolve) => setTimeout(resolve));
  expect(ContextOfTest.made.state).toBe('suspended');
});

test('a sound that is silenced before it could be heard lets the sound card sleep', async () => {
  vi.stubGlobal('AudioContext', Asleep);
  const { playBriefly } = await import('./audio-context.ts');
  playBriefly(1, 1, () => {})();
  await new Promise((resolve) => setTimeout(resolve));
  expect(ContextOfTest.made.state).toBe('suspended');
});
