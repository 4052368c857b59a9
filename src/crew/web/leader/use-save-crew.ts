import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { type CrewParts, useSaveCrewParts } from '#crew/web/crew.ts';
import { isUnanswered } from '#platform/web/queries/call.ts';

/** Saves some fields of a crew and leaves the others as they are. Changes made during a save are saved after it. */
export function useSaveCrew(crew: Crew) {
  const client = useQueryClient();
  const { send, isPending, isSuccess, error } = useSaveCrewParts(crew);
  const [chosen, choose] = useState<CrewParts>();
  const readAgain = () => void client.invalidateQueries({ queryKey: ['mine', 'crew'] });
  const [save] = useState(() =>
    oneAtATime(
      (parts: CrewParts) =>
        send(parts).catch((error: Error) => {
          // Without an answer the change may still be stored: the next change must start from what is stored.
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
    /** The changes that are being saved or wait to be saved. */
    chosen,
    change(parts: CrewParts) {
      choose((before) => ({ ...before, ...parts }));
      save(parts);
    },
    readAgain,
  };
}

/**
 * Sends changes one after the other. Changes that come during a send are sent together after it. When a send fails,
 * waiting changes are given up; `send` itself reports the error. `onIdle` is called when no change is left.
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
