// What the player keeps on this device: the specified settings under their v1 key, ours beside them, and the places one
// left steps at.

import { parsePlaces, withPlace } from '#rules/player/resume.ts';
import {
  type PlayerExtras,
  type PlayerSettings,
  parseExtras,
  parseSettings,
} from '#rules/player/settings.ts';
import { type DeviceStore, deviceStore } from '#web/device-store.ts';

const keys = {
  settings: 'shamble.player.v1',
  extras: 'shamble.player.extras.v1',
  places: 'shamble.player.places.v1',
} as const;

export type DeviceMemory = ReturnType<typeof deviceMemory>;

/** Memory in this device's store; null remembers nothing. */
export function deviceMemory(store: Pick<DeviceStore, 'get' | 'set'> | null = deviceStore) {
  const read = (key: string) => store?.get(key) ?? null;
  const write = (key: string, value: object) => store?.set(key, JSON.stringify(value));
  const readPlaces = () => parsePlaces(read(keys.places));
  return {
    readSettings: () => parseSettings(read(keys.settings)),
    saveSettings: (settings: PlayerSettings) => write(keys.settings, settings),
    readExtras: () => parseExtras(read(keys.extras)),
    saveExtras: (extras: PlayerExtras) => write(keys.extras, extras),
    readPlaces,
    savePlace: (key: string, seconds: number) => write(keys.places, withPlace(readPlaces(), key, seconds)),
  };
}
