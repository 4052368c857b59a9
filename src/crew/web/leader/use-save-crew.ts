import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { type CrewParts, useSaveCrewParts } from '#crew/web/crew.ts';
import { isUnanswered } from '#platform/web/queries/call.ts';

/** Saves a part of a crew over the version that is known; the rest stays as it is there. Presses meanwhile count. */
export function useSaveCrew(crew: Crew) {
  const client = useQueryClient();
  const { send, isPending, isSuccess, error } = useSaveCrewParts(crew);
  const [chosen, choose] = useState<CrewParts>();
  const readAgain = () => void client.invalidateQueries({ queryKey: ['mine', 'crew'] });
  const [save] = useState(() =>
    oneAtATime(
      (parts: CrewParts) =>
        send(parts).catch((error: Error) => {
          // The change may be stored all the same: the next change then starts from that.
          if (isUnanswered(error)) readAgain();
          throw error;
        }),
      () => choose(undefined),
    ),
  );
  return {
    isPending,
    isSuccess,
    error,
    /** The change that is being saved, or waits to be. */
    chosen,
    change(parts: CrewParts) {
      choose((before) => ({ ...before, ...parts }));
      save(parts);
    },
    readAgain,
  };
}

/**
 * Sends changes one after the other: those that come while one is on its way go together as one after it. When one fails, its
 * sender says so, and the waiting changes are given up. `onIdle` is called when none is left.
 */
export function oneAtATime<Change extends object>(
  send: (change: Change) => Promise<unknown>,
  onIdle: () => void,
): (change: Change) => void {
  let waiting: Change | null = null;
  let busy = false;

  async function sendAll(): Promise<void> {
    while (waiting !== null) {
      const next: Change = waiting;
      waiting = null;
      await send(next);
    }
  }

  function end(): void {
    busy = false;
    waiting = null;
    onIdle();
  }

  return (change) => {
    waiting = { ...waiting, ...change };
    if (busy) return;
    busy = true;
    void sendAll().then(end, end);
  };
}
