import { afterEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '#testing/web/fake-storage.ts';
import { crewPersonal } from './personal.ts';

afterEach(() => vi.unstubAllGlobals());

const walkins = 'shamble.crew.v1.roster.night-shift.gomez';
const counted = 'shamble.crew.v1.tally.night-shift.gomez';

test('walk-ins’ names leave the device with their leader, and counted heads that wait only when another person comes', () => {
  const storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  const kept = () => Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();
  for (const key of [walkins, counted]) storage.setItem(key, '[]');
  crewPersonal.keepOnly?.('gomez');
  crewPersonal.keepOnlyWaiting?.('gomez');
  expect(kept()).toEqual([walkins, counted].sort());
  crewPersonal.keepOnly?.(null);
  expect(kept()).toEqual([counted]);
  crewPersonal.keepOnlyWaiting?.('morticia');
  expect(kept()).toEqual([]);
});
