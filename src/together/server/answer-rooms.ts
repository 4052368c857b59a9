import type { EarlyCalls } from '#platform/server/http/listener.ts';
import { requestAddressReader } from '#platform/server/security/client-address.ts';
import type { Host } from '#subjects/server/host.ts';
import { makeRoomCalls } from './room-calls.ts';
import { makeRoomCounts } from './room-counts.ts';

/** The calls of rooms, with their counts of this process. */
export function answerRooms(host: Host): EarlyCalls {
  const counts = makeRoomCounts(host);
  host.onStop(counts.stop);
  const answer = makeRoomCalls({
    ...host,
    counts,
    addressOf: requestAddressReader(host.env.TRUSTED_PROXIES),
  });
  return (path) => (host.settings().off?.includes('together') ? null : answer(path));
}
