// The names of the people who do the tasks of the day. Like names of walk-ins, these names are only on the leader's
// device and on paper.

import { dayCopy } from '#crew/content/day-copy.ts';
import type { DayPoint } from '#crew/rules/run-of-day.ts';
import { crewDevice, doersOf, useKept } from '#crew/web/crew-device.ts';
import { useText } from '#platform/web/queries/copy.ts';

type Doers = Partial<Record<DayPoint, string>>;

/** The most characters of names for one point of the day. */
export const doersMax = 200;

/** Returns the typed names for each point of the day, and functions that put them into words and change them. */
export function useDoers(crewId: string) {
  const text = useText(dayCopy);
  const what = doersOf(crewId);
  const doers = useKept<Doers>(what) ?? {};
  return {
    doers,
    /** Returns 'Gates and witnesses: Ada, Ben', or the task alone without names. */
    wordsOf(point: DayPoint): string {
      const role = text(`day_who_${point}`);
      const names = doers[point]?.trim();
      return names ? text('day_who', { role, names }) : role;
    },
    change: (point: DayPoint, names: string) =>
      crewDevice.set(what, { ...(crewDevice.get<Doers>(what) ?? {}), [point]: names }),
  };
}
