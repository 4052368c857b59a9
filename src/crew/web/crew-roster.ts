// Names of walk-ins, kept on this device only (src/crew/rules/roster.ts). No call to the server has them.

import { useState } from 'react';
import { editWalkin, mergeRosters, shownNames, type Walkin } from '#crew/rules/roster.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { crewDevice } from './crew-device.ts';
import { newId } from './crew-id.ts';

const rosterOf = (crew_id: string) => `roster.${crew_id}`;

export function useRoster(crew_id: string) {
  const what = rosterOf(crew_id);
  const read = () => crewDevice.get<Walkin[]>(what) ?? [];
  const [roster, setRoster] = useState(read);
  /** Merges entries with the stored list, which another tab may have changed. */
  function merge(entries: readonly Walkin[]): Walkin[] {
    const merged = mergeRosters(read(), entries);
    crewDevice.set(what, merged);
    setRoster(merged);
    return merged;
  }
  /** Removes a name from the list, or puts it back. */
  function take(id: string, gone: boolean): void {
    const now = pageNow();
    merge(read().flatMap((entry) => (entry.id === id ? editWalkin(entry, gone, now) : [])));
  }
  return {
    roster,
    merge,
    add: (name: string) => merge([{ id: newId(), name, edited: pageNow(), gone: false }]),
    take,
  };
}

/** Returns how many names this device keeps for the person, in all crews. */
export function keptNames(): number {
  const rosters = crewDevice.names(rosterOf('')).map((name) => crewDevice.get<Walkin[]>(name) ?? []);
  return rosters.reduce((sum, roster) => sum + shownNames(roster).length, 0);
}
