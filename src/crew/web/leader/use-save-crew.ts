import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { type CrewParts, useSaveCrewParts } from '#crew/web/crew.ts';
import { isUnanswered } from '#platform/web/queries/call.ts';
import { oneAtATime } from './one-at-a-time.ts';

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
