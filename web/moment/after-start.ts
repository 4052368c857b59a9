// What every page does about the moment once it stands: its countdowns go by the server's clock, and dances that the server
// has not heard of are told. Loaded by itself, so that no page waits for it.

import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Session } from '../queries/presence.ts';
import { sessionQuery } from '../queries/session.ts';
import { serverClock } from './server-clock.ts';
import { keepOnlyDances, tellDances } from './tell-dances.ts';

/** Questions to the server by a page that only shows a countdown. */
const rounds = 2;

export async function afterStart(client: QueryClient): Promise<void> {
  serverClock.hold(rounds);
  await client.prefetchQuery(sessionQuery);
  await tellDances(client);
  // What belongs to people who are here no longer goes from the device.
  client.getQueryCache().subscribe(({ query }) => {
    const session = query.state.data as Session | undefined;
    if (query.queryHash === hashKey(sessionQuery.queryKey) && session && !session.offline)
      keepOnlyDances(session.user?.id ?? null);
  });
}
