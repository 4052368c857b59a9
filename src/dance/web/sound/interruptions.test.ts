import { afterEach, expect, test, vi } from 'vitest';
import { watchInterruptions } from './interruptions.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device with `outputs` outputs, and a sound card that can be taken away. */
function makeDevice(outputs: number) {
  const devices = Object.assign(new EventTarget(), {
    outputs,
    enumerateDevices: async () => Array.from({ length: devices.outputs }, () => ({ kind: 'audiooutput' })),
  });
  vi.stubGlobal('navigator', { mediaDevices: devices });
  const context = Object.assign(new EventTarget(), { state: 'running' });
  const interrupted = vi.fn();
  const stop = watchInterruptions(context as unknown as AudioContext, interrupted);
  const change = async (left: number) => {
    await Promise.resolve();
    devices.outputs = left;
    devices.dispatchEvent(new Event('devicechange'));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const become = (state: string) => {
    context.state = state;
    context.dispatchEvent(new Event('statechange'));
  };
  return { interrupted, stop, change, become };
}

test('headphones that are pulled out interrupt, headphones that are put in do not', async () => {
  const { interrupted, change } = makeDevice(1);
  await change(2);
  expect(interrupted).not.toHaveBeenCalled();
  await change(1);
  expect(interrupted).toHaveBeenCalledOnce();
});

test('a call interrupts, and a page that falls asleep does not', () => {
  const { interrupted, become } = makeDevice(1);
  become('suspended');
  expect(interrupted).not.toHaveBeenCalled();
  become('interrupted');
  expect(interrupted).toHaveBeenCalledOnce();
});

test('a dancer that has left is not interrupted', async () => {
  const { interrupted, stop, change, become } = makeDevice(2);
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  await change(1);
  become('interrupted');
  expect(interrupted).not.toHaveBeenCalled();
});
