import { afterEach, expect, test, vi } from 'vitest';
import { watchInterruptions } from './interruptions.ts';

afterEach(() => vi.unstubAllGlobals());

/** A device with a number of sound outputs, and a sound context that can be interrupted. */
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

test('headphones that are pulled out interrupt the sound, and headphones that are plugged in do not', async () => {
  const { interrupted, change } = makeDevice(1);
  await change(2);
  expect(interrupted).not.toHaveBeenCalled();
  await change(1);
  expect(interrupted).toHaveBeenCalledOnce();
});

test('a call interrupts the sound, and a context that is suspended does not', () => {
  const { interrupted, become } = makeDevice(1);
  become('suspended');
  expect(interrupted).not.toHaveBeenCalled();
  become('interrupted');
  expect(interrupted).toHaveBeenCalledOnce();
});

test('after watching has stopped nothing counts as an interruption', async () => {
  const { interrupted, stop, change, become } = makeDevice(2);
  await new Promise((resolve) => setTimeout(resolve));
  stop();
  await change(1);
  become('interrupted');
  expect(interrupted).not.toHaveBeenCalled();
});
