import { mergeTallies, sumOf, type Tally } from '#rules/crew/tally.ts';
import { useTallies } from '#web/queries/crew.ts';
import { useDeviceTally } from '#web/queries/crew-tally.ts';

/** The count of a phone; the server's marks are missing where it has not heard of it yet. */
type Shown = Tally & { device_id: string; left_out?: boolean; updated_at?: string };

/** What the phones have counted, this device's own included whether or not it was sent. */
export function useAllTallies(crewId: string) {
  const { data, refetch } = useTallies(crewId);
  const { tally: own } = useDeviceTally(crewId);
  const tallies: Shown[] = (data?.tallies ?? []).map((each) =>
    each.device_id === own?.device_id ? { ...each, ...mergeTallies(each, own) } : each,
  );
  if (own && !tallies.some(({ device_id }) => device_id === own.device_id)) tallies.push(own);
  return { tallies, sum: sumOf(tallies), refetch };
}
