import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#testing/web/fake-storage.ts';
import { usedDevice } from '#testing/web/used-device.ts';

afterEach(() => vi.unstubAllGlobals());

test('counts that an earlier version kept are sent once, in their order, and never another person’s', async () => {
  vi.resetModules();
  const storage = fakeStorage();
  for (const [key, text] of usedDevice('gomez', 'morticia')) storage.setItem(key, text);
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
  const sent: [path: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const said = JSON.parse(String(body));
    sent.push([path, said]);
    return Response.json(said);
  });
  const { sendWaitingTallies } = await import('./send-waiting-tallies.ts');
  await sendWaitingTallies();
  expect(sent.map(([path, body]) => [path.split('/').at(-1), body])).toEqual([
    ['first', expect.objectContaining({ label: 'Gate', plus: 1 })],
    ['second', expect.objectContaining({ label: 'Gate 2', plus: 2 })],
  ]);
  await sendWaitingTallies();
  expect(sent).toHaveLength(2);
});
