import { expect, test, vi } from 'vitest';
import { lazyScreen } from './lazy-screen.tsx';

const Screen = () => null;

test('a screen that could not be had is asked for again by a press, never by drawing', async () => {
  const load = vi.fn(async () => Screen);
  load.mockRejectedValueOnce(new TypeError('no network'));
  const screen = lazyScreen(load);
  // Drawing asks once, and no more when it is drawn again after the failure.
  for (let drawn = 0; drawn < 3; drawn += 1) await screen.settled();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.loaded()).toBeUndefined();
  await screen.preload();
  expect(screen.loaded()).toBe(Screen);
});

test('a press that comes while the screen is on its way does not ask anew, and hears when it fails', async () => {
  const load = vi.fn(() => Promise.reject(new TypeError('no network')));
  const screen = lazyScreen(load);
  const drawn = screen.settled();
  await expect(screen.preload()).rejects.toThrow('no network');
  await drawn;
  expect(load).toHaveBeenCalledOnce();
});
