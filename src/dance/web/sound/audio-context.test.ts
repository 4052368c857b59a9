// The stand-in for the browser's sound context in these tests follows the Web Audio API: it carries out requests one
// after the other, and its `state` changes only when a request is carried out.

import { beforeEach, expect, test, vi } from 'vitest';
import { makeStandWatch } from './audio-context.ts';

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

test('sound that is asked for right after its last user left can be heard', async () => {
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

test('sound that is asked for while the context falls asleep after a short waking can be heard', async () => {
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

test('a dancer that leaves while its sound is starting lets the sound card sleep', async () => {
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

test('a clock that has not moved for half a second counts as standing, until it moves again', () => {
  const { look, found } = makeStandWatch();
  const looks = Array.from({ length: 40 }, (_, frame) => look(7, frame / 60));
  expect([looks.indexOf(true), found()]).toEqual([30, true]);
  expect([look(7.01, 41 / 60), found()]).toEqual([false, false]);
});

test('a clock that ticks in blocks counts as moving', () => {
  const { look } = makeStandWatch();
  const looks = Array.from({ length: 600 }, (_, frame) => look(Math.floor(frame / 12) / 5, frame / 60));
  expect(looks).not.toContain(true);
});

test('a page that slept, or that looks at the clock once a second, does not take the clock for standing', () => {
  const { look } = makeStandWatch();
  expect([look(7, 0), look(7, 3_600), look(7.02, 3_600.02)]).toEqual([false, false, false]);
  expect([look(8, 3_601), look(9, 3_602)]).toEqual([false, false]);
});
