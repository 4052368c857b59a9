// Walk-ins' names: on this device alone (rules/crew/roster.ts). No call carries them.

import { useState } from 'react';
import { mergeRosters, type Walkin } from '#rules/crew/roster.ts';
import { crewDevice } from './crew-device.ts';
import { newId } from './crew-id.ts';

export function useRoster(crew_id: string) {
  const what = `roster.${crew_id}`;
  const read = () => crewDevice.get<Walkin[]>(what) ?? [];
  const [roster, setRoster] = useState(read);
  /** Over what another tab of this device has written meanwhile. */
  function merge(entries: readonly Walkin[]): Walkin[] {
    const merged = mergeRosters(read(), entries);
    crewDevice.set(what, merged);
    setRoster(merged);
    return merged;
  }
  return {
    roster,
    merge,
    add: (name: string) => merge([{ id: newId(), name, edited: Date.now(), gone: false }]),
    remove: (entry: Walkin) => merge([{ ...entry, edited: Date.now(), gone: true }]),
  };
}
