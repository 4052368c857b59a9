// The page's tasks once it stands: its countdowns go by the server's clock and say when the device's is wrong, dances and
// counts that the server has not heard of are told, and the browser's language is offered. They are loaded by themselves,
// so that no page waits for them.

import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { deliverDances } from '#course/web/queries/pending-dances.ts';
import { tellCounts } from '#crew/web/tell-counts.ts';
import { deviceError, twoUnits } from '#event/rules/server-clock.ts';
import { serverClock } from '#event/web/server-clock.ts';
import { sessionQuery } from '#people/web/session.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { copyQuery, useText } from '#platform/web/queries/copy.ts';
import { offerLanguage } from './shell/offer-language.ts';

/** Questions to the server by a page that only shows a countdown. */
const rounds = 2;

export async function afterStart(client: QueryClient): Promise<void> {
  serverClock.hold(rounds);
  const { languages } = client.getQueryData(copyQuery.queryKey) ?? {};
  if (languages) offerLanguage(languages);
  await client.prefetchQuery(sessionQuery);
  const deliver = () => deliverDances(client).then(tellKept);
  window.addEventListener('online', deliver);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && deliver());
  let person: string | undefined;
  // Also for each person who signs in on this page.
  const tell = () => {
    const id = client.getQueryData(sessionQuery.queryKey)?.user?.id;
    if (id === person) return;
    person = id;
    void deliver();
  };
  tell();
  client.getQueryCache().subscribe(tell);
}

/** Told from every page, on the devices alone where something waits. */
const tellers: Readonly<Record<string, () => Promise<void>>> = {
  crew: tellCounts,
};

async function tellKept(): Promise<void> {
  await Promise.all(Object.values(tellers).map((tell) => tell()));
}

/** The error of the device's own clock, once the server was asked; nothing while that is not worth a word. */
export function DeviceClock() {
  const text = useText();
  const { time } = useSyncExternalStore(serverClock.subscribe, serverClock.state, serverClock.state);
  const error = time && deviceError(Date.now(), performance.now() + time.offset, time.within);
  if (error === null) return null;
  return (
    <strong>
      {text(error > 0 ? 'together_device_fast' : 'together_device_slow', { time: inWords(error) })}
    </strong>
  );
}

/** '3 minutes 7 seconds'. */
function inWords(milliseconds: number): string {
  return twoUnits(milliseconds)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');
}
