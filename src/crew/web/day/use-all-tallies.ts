import { useEffect } from 'react';
import { mergeTallies, silentOf, sumOf, type Tally } from '#crew/rules/tally.ts';
import { useTallies } from '#crew/web/crew.ts';
import { useDeviceTally } from '#crew/web/crew-tally.ts';

/**
 * A phone's count. `left_out` and `updated_at` come from the server, and are missing in a count that was never sent.
 */
type Shown = Tally & { device_id: string; left_out?: boolean; updated_at?: string };

/** Returns the counts of all phones, including this device's own counts that are not sent yet. */
export function useAllTallies(crewId: string) {
  const { data, refetch } = useTallies(crewId);
  const { tally, before } = useDeviceTally(crewId);
  // When an earlier count has been sent it is no longer on the device, so the server's counts are read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `before.length` is the reason to read again
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
    /** The instant at which the other phones' counts were last read, if this device has no network now; else null. */
    staleSince: data?.offline ? readAt : null,
    /** The silent phones; none before the first answer of the server, and none while this device has no network. */
    silent: readAt === null || data?.offline ? [] : silentOf(tallies, readAt),
  };
}
