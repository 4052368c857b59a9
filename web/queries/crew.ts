// Crews. What was last known of them stays on the device, so that their pages open where there is no network.

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf, OutputOf } from '#api/contract.ts';
import { type CrewOperationName, crewRoutes } from '#api/crew-routes.ts';
import { type CallOptions, callAt, OutOfReachError, ProblemError } from './call.ts';
import { crewDevice } from './crew-device.ts';
import { useRepeatKey } from './repeat-key.ts';

type Kept<Name extends CrewOperationName> = OutputOf<Name> & { offline: boolean };

export function callCrew<Name extends CrewOperationName>(
  name: Name,
  input: Partial<InputOf<Name>> = {},
  options?: CallOptions,
): Promise<OutputOf<Name>> {
  return callAt<Name>(crewRoutes[name], input, options);
}

/** A read whose answer the device keeps; `what` names it there. */
function kept<Name extends CrewOperationName>(name: Name, what: string, input: Partial<InputOf<Name>> = {}) {
  return queryOptions({
    queryKey: ['mine', 'crew', what],
    queryFn: async (): Promise<Kept<Name>> => {
      try {
        const answer = await callCrew(name, input);
        crewDevice.set(what, answer);
        return { ...answer, offline: false };
      } catch (error) {
        // What is not the person's any more is not theirs on the device either.
        if (error instanceof ProblemError && [403, 404].includes(error.status)) crewDevice.remove(what);
        const known = error instanceof OutOfReachError ? crewDevice.get<OutputOf<Name>>(what) : null;
        if (known === null) throw error;
        return { ...known, offline: true };
      }
    },
    staleTime: 0,
  });
}

export function useCrews() {
  return useQuery(kept('readCrews', 'list'));
}

/** A crew as this page knows it. */
export type LedCrew = Kept<'readCrew'>;

export function useCrew(crew_id: string) {
  return useQuery(kept('readCrew', crew_id, { params: { crew_id } }));
}

export function useFocus(crew_id: string) {
  return useQuery({
    queryKey: ['mine', 'crew', crew_id, 'focus'],
    queryFn: () => callCrew('readFocus', { params: { crew_id } }),
  });
}

/** A write, which counts once when it is sent again; everything about crews is read again afterwards. */
export function useCrewWrite<Name extends CrewOperationName>(name: Name) {
  const client = useQueryClient();
  const { keyOf, done } = useRepeatKey();
  return useMutation({
    mutationFn: (input: Partial<InputOf<Name>>) => callCrew(name, input, { idempotencyKey: keyOf(input) }),
    onSuccess: () => {
      done();
      return client.invalidateQueries({ queryKey: ['mine', 'crew'] });
    },
  });
}

/** Where a code leads. Asked for by a press, so it is no query that repeats itself. */
export function useInvitation() {
  return useMutation({ mutationFn: (code: string) => callCrew('readInvitation', { body: { code } }) });
}

/** The counts of all phones, for the leader. */
export function useTallies(crew_id: string) {
  return useQuery(kept('readTallies', `${crew_id}.tallies`, { params: { crew_id } }));
}

export function useRecord(crew_id: string) {
  return useQuery(kept('readRecord', `${crew_id}.record`, { params: { crew_id } }));
}
