import { expect, test } from 'vitest';
import { makeOwnStore } from '#platform/web/own-store.ts';
import { deviceMemory } from './device-memory.ts';
import { settingsKeys } from './settings-keys.ts';

/** The player's memory on a device that has stored these texts. */
function memoryOf(given: Record<string, string>) {
  const kept = new Map(Object.entries(given));
  const device = {
    get: (key: string) => kept.get(key) ?? null,
    keys: () => [...kept.keys()],
    set: (key: string, text: string) => kept.set(key, text).has(key),
    remove: (key: string) => void kept.delete(key),
  };
  const settings = (key: keyof typeof settingsKeys) => JSON.parse(kept.get(settingsKeys[key]) ?? '{}');
  return { memory: deviceMemory({ device, own: makeOwnStore(device) }), settings };
}

test('saving a setting keeps what another tab has changed meanwhile, and does not write the other key', () => {
  const { memory, settings } = memoryOf({
    [settingsKeys.specified]: '{"delayEnabled":true}',
    [settingsKeys.ours]: '{"version":"seated"}',
  });
  memory.saveSettings({ countIn: 4 });
  expect(settings('ours')).toMatchObject({ version: 'seated', countIn: 4 });
  expect(settings('specified')).toEqual({ delayEnabled: true });
  memory.saveSettings({ loopEnabled: true });
  expect(settings('specified')).toEqual({ loopEnabled: true, delayEnabled: true, playbackRate: 1 });
  expect(settings('ours')).toMatchObject({ version: 'seated', countIn: 4 });
});
