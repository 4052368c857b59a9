// The context of this test follows the Web Audio API: what is asked of it is done one after the other, and its state tells later.

import { expect, test, vi } from 'vitest';

class ContextOfTest {
  state = 'running';
  private done = Promise.resolve();
  suspend = () => this.become('suspended');
  resume = () => this.become('running');
  private become(state: string): Promise<void> {
    this.done = this.done.then(() => {
      this.state = state;
    });
    return this.done;
  }
}

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
