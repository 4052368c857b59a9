// Tasks of the page after its start: it gets the server's time and says when the device's clock is wrong, sends dances
// and counts that the server does not have, and offers the browser's language. They have a file of their own, so that
// no page waits for them.

import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { deliverDances } from '#course/web/queries/pending-dances.ts';
import { sendWaitingTallies } from '#crew/web/send-waiting-tallies.ts';
import { deviceError, twoUnits } from '#event/rules/server-clock.ts';
import { serverClock } from '#event/web/server-clock.ts';
import { sessionQuery } from '#people/web/session.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { copyQuery, useText } from '#platform/web/queries/copy.ts';
import { offerLanguage } from './shell/offer-language.ts';

/** Number of requests for the server's time by a page that only shows a countdown. */
const rounds = 2;

export async function afterStart(client: QueryClient): Promise<void> {
  serverClock.hold(rounds);
  const { languages } = client.getQueryData(copyQuery.queryKey) ?? {};
  if (languages) offerLanguage(languages);
  await client.prefetchQuery(sessionQuery);
  const deliver = () => deliverDances(client).then(sendWaiting);
  window.addEventListener('online', deliver);
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && deliver());
  let person: string | undefined;
  // This function sends again for each person who signs in on this page.
  const onPerson = () => {
    const id = client.getQueryData(sessionQuery.queryKey)?.user?.id;
    if (id === person) return;
    person = id;
    void deliver();
  };
  onPerson();
  client.getQueryCache().subscribe(onPerson);
}

/** For each subject the function that sends, from any page, what is waiting on the device. */
const senders: Readonly<Record<string, () => Promise<void>>> = {
  crew: sendWaitingTallies,
};

async function sendWaiting(): Promise<void> {
  await Promise.all(Object.values(senders).map((send) => send()));
}

/**
 * Says by how much the device's clock is wrong, once the server's time is known; shows nothing while the error is
 * small.
 */
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

/** Writes a time as '3 minutes 7 seconds'. */
function inWords(milliseconds: number): string {
  return twoUnits(milliseconds)
    .map(({ unit, count }) =>
      new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');
}
