// What the player keeps on this device: the specified settings under their v1 key, ours beside them, and the places one
// left steps at. A device that refuses to keep anything still plays.

import { type Places, parsePlaces, withPlace } from '#rules/player/resume.ts';
import {
  type PlayerExtras,
  type PlayerSettings,
  parseExtras,
  parseSettings,
} from '#rules/player/settings.ts';

const keys = {
  settings: 'shamble.player.v1',
  extras: 'shamble.player.extras.v1',
  places: 'shamble.player.places.v1',
} as const;

export type DeviceMemory = {
  readSettings(): PlayerSettings;
  saveSettings(settings: PlayerSettings): void;
  readExtras(): PlayerExtras;
  saveExtras(extras: PlayerExtras): void;
  readPlaces(): Places;
  savePlace(key: string, seconds: number): void;
};

/** Memory in a store like the browser's own; null where there is none. */
export function deviceMemory(store: Pick<Storage, 'getItem' | 'setItem'> | null): DeviceMemory {
  function read(key: string): string | null {
    try {
      return store?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }
  function write(key: string, value: object) {
    try {
      store?.setItem(key, JSON.stringify(value));
    } catch {
      // Full or forbidden: the settings then live as long as the page.
    }
  }
  const readPlaces = () => parsePlaces(read(keys.places));
  return {
    readSettings: () => parseSettings(read(keys.settings)),
    saveSettings: (settings) => write(keys.settings, settings),
    readExtras: () => parseExtras(read(keys.extras)),
    saveExtras: (extras) => write(keys.extras, extras),
    readPlaces,
    savePlace: (key, seconds) => write(keys.places, withPlace(readPlaces(), key, seconds)),
  };
}

/** The browser's own store, where it lets us have it. */
export function browserStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
