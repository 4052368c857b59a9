// The player's memory on this device: its settings, and the places at which steps were left. The settings
// belong to the device. The places belong to a person and are removed with the person.

import { type DeviceStore, deviceStore } from '#platform/web/device-store.ts';
import { type OwnStore, ownStore } from '#platform/web/own-store.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { parsePlaces, withPlace } from '#player/rules/resume.ts';
import { type PlayerSettings, parseSettings, settingsByKey } from '#player/rules/settings.ts';
import type { Side } from '#player/rules/side.ts';
import { keepSide } from './kept-side.ts';
import { settingsKeys } from './settings-keys.ts';

export type DeviceMemory = ReturnType<typeof deviceMemory>;

type Stores = { device: Pick<DeviceStore, 'get' | 'set'>; own: Pick<OwnStore, 'text' | 'write'> };

/** Memory in this device's stores; with null nothing is remembered. */
export function deviceMemory(stores: Stores | null = { device: deviceStore, own: ownStore }) {
  const read = (key: string) => stores?.device.get(key) ?? null;
  const write = (key: string, value: object) => stores?.device.set(key, JSON.stringify(value));
  const readSettings = () => parseSettings(read(settingsKeys.specified), read(settingsKeys.ours));
  const placesOf = (person: string | null) =>
    parsePlaces(stores?.own.text(person ?? '', 'known', 'places') ?? null);
  return {
    readSettings,
    /** Writes only `changes`, so that settings that another tab has changed meanwhile stay. */
    saveSettings(changes: Partial<PlayerSettings>) {
      const all = settingsByKey({ ...readSettings(), ...changes });
      const changed = settingsByKey(changes);
      for (const key of ['specified', 'ours'] as const)
        if (Object.keys(changed[key]).length > 0) write(settingsKeys[key], all[key]);
    },
    /** Stores the side that the learner has chosen. */
    chooseSide: (side: Side) => stores && keepSide(side),
    readPlaces: () => placesOf(shownPerson()),
    /**
     * Stores the place at which a person left a step. A visitor's place is not stored, because the next visitor
     * could be somebody else.
     */
    savePlace(key: string, seconds: number) {
      const person = shownPerson();
      if (person !== null)
        stores?.own.write(person, 'known', 'places', withPlace(placesOf(person), key, seconds));
    },
  };
}
