import { useEffect } from 'react';
import { mergeTallies, silentOf, sumOf, type Tally } from '#crew/rules/tally.ts';
import { useTallies } from '#crew/web/crew.ts';
import { useDeviceTally } from '#crew/web/crew-tally.ts';

/** The count of a phone; the server's marks are missing where it has not heard of it yet. */
type Shown = Tally & { device_id: string; left_out?: boolean; updated_at?: string };

/** Returns the counts of all phones, this device's own included whether or not it was sent. */
export function useAllTallies(crewId: string) {
  const { data, refetch } = useTallies(crewId);
  const { tally, before } = useDeviceTally(crewId);
  // A count that waited and was sent is the server's alone from then on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read again depends on how many wait
  useEffect(() => void refetch(), [refetch, before.length]);
  const own = tally ? [...before, tally] : before;
  const tallies: Shown[] = (data?.tallies ?? []).map((each) => {
    const here = own.find(({ device_id }) => device_id === each.device_id);
    return here ? { ...each, ...mergeTallies(each, here) } : each;
  });
  tallies.push(...own.filter((here) => !tallies.some(({ device_id }) => device_id === here.device_id)));
  const readAt = data?.at === undefined ? null : Date.parse(data.at);
  return {
    tallies,
    sum: sumOf(tallies),
    /** When the other phones' counts were read, where this device has no network by now. */
    staleSince: data?.offline ? readAt : null,
    /** The phones that were not heard; none while this device itself can't hear. */
    silent: readAt === null || data?.offline ? [] : silentOf(tallies, readAt),
  };
}
