// What the player keeps on this device: the specified settings under their v1 key, ours beside them, and the places one
// left steps at. The settings are the device's; the places are a person's, and go with the person.

import { type DeviceStore, deviceStore } from '#platform/web/device-store.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { parsePlaces, withPlace } from '#player/rules/resume.ts';
import {
  type PlayerExtras,
  type PlayerSettings,
  parseExtras,
  parseSettings,
} from '#player/rules/settings.ts';

const keys = {
  settings: 'shamble.player.v1',
  extras: 'shamble.player.extras.v1',
  /** Of one person: `keepOnlyOwn` reads whose it is from the key. */
  places: (user_id: string) => `shamble.player.places.v1.${user_id}`,
} as const;

export type DeviceMemory = ReturnType<typeof deviceMemory>;

/** Memory in this device's store; null remembers nothing. */
export function deviceMemory(store: Pick<DeviceStore, 'get' | 'set'> | null = deviceStore) {
  const read = (key: string) => store?.get(key) ?? null;
  const write = (key: string, value: object) => store?.set(key, JSON.stringify(value));
  const placesOf = (user_id: string) => parsePlaces(read(keys.places(user_id)));
  return {
    readSettings: () => parseSettings(read(keys.settings)),
    saveSettings: (settings: PlayerSettings) => write(keys.settings, settings),
    readExtras: () => parseExtras(read(keys.extras)),
    saveExtras: (extras: PlayerExtras) => write(keys.extras, extras),
    readPlaces: () => placesOf(shownPerson() ?? ''),
    /** A visitor's is not kept: nobody would know whose it is. */
    savePlace(key: string, seconds: number) {
      const user_id = shownPerson();
      if (user_id !== null) write(keys.places(user_id), withPlace(placesOf(user_id), key, seconds));
    },
  };
}
