import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deliverDances, pendingDances } from '#course/web/queries/pending-dances.ts';
import { placeIn } from '#event/rules/rooms.ts';
import { useSession } from '#people/web/session.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { countsAsRehearsal, creditSpread } from '#together/rules/dance-credit.ts';

/**
 * Whether the dance of `lasts` seconds in the room of `start` counts as a rehearsal of the person signed in. If it
 * counts, the device reports it to the server within five minutes after the end.
 */
export function useDanceCredit(start: number, lasts: number): boolean {
  const client = useQueryClient();
  const { user } = useSession();
  const person = useRef<string | null>(null);
  person.current = user?.id ?? null;
  const [counts, setCounts] = useState(false);

  useEffect(() => {
    const place = () => placeIn(start, pageNow());
    const cameAt = place();
    if (cameAt >= lasts) return;
    let hiddenAt: number | null = null;
    let hidden = 0;
    const look = () => {
      if (hiddenAt !== null) hidden = Math.max(hidden, place() - Math.max(0, hiddenAt));
      hiddenAt = document.hidden ? (hiddenAt ?? place()) : null;
    };
    look();
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(() => {
      const leftAt = place();
      if (leftAt < lasts) return;
      clearInterval(timer);
      look();
      if (person.current === null || !countsAsRehearsal({ cameAt, hidden, leftAt }, lasts)) return;
      const end = start + lasts * 1000;
      pendingDances.put(person.current, { start, due: end + Math.random() * creditSpread * 1000 });
      setCounts(true);
      void deliverDances(client);
    }, 1000);
    return () => {
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [start, lasts, client]);

  return counts;
}
