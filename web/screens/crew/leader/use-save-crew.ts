import { useQueryClient } from '@tanstack/react-query';
import type { Crew } from '#api/crew.ts';
import { isUnanswered } from '#web/queries/call.ts';
import { useCrewWrite } from '#web/queries/crew.ts';

type Change = Partial<Pick<Crew, 'name' | 'place' | 'zone' | 'approves' | 'drills'>>;

/** Saves a part of a crew over the version that the page shows; the rest stays as it is there. */
export function useSaveCrew(crew: Crew) {
  const client = useQueryClient();
  const { mutate, variables, isPending, isSuccess, error } = useCrewWrite('saveCrew');
  const readAgain = () => void client.invalidateQueries({ queryKey: ['mine', 'crew'] });
  return {
    isPending,
    isSuccess,
    error,
    /** What is being saved. */
    chosen: isPending ? variables.body : undefined,
    change(change: Change) {
      if (isPending) return;
      const { name, place, zone, approves, drills, version } = crew;
      const body = { name, zone, approves, drills, version, ...change, place: change.place ?? place ?? '' };
      mutate(
        { params: { crew_id: crew.id }, body },
        // It may be stored all the same: the next change then starts from that.
        { onError: (error) => isUnanswered(error) && readAgain() },
      );
    },
    readAgain,
  };
}
