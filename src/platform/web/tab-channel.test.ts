import { afterEach, expect, test, vi } from 'vitest';
import { openTabChannel, sendToTabs } from './tab-channel.ts';

afterEach(() => vi.unstubAllGlobals());

test('news reach the other tabs', async () => {
  const channel = openTabChannel('crew');
  const received = new Promise((resolve) =>
    channel?.addEventListener('message', ({ data }: MessageEvent) => resolve(data)),
  );
  sendToTabs('crew', 'rise');
  expect(await received).toBe('rise');
  channel?.close();
});

test('in a browser that refuses channels tabs get no news, and nothing throws', () => {
  const denied = class {
    constructor() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }
  };
  vi.stubGlobal('BroadcastChannel', denied);
  expect(openTabChannel('crew')).toBe(null);
  expect(() => sendToTabs('crew', 'rise')).not.toThrow();
});
