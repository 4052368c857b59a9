// Crews. The last answers about them stay on the device, so that their pages open where there is no network.

import {
  type QueryClient,
  queryOptions,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Crew } from '#crew/api/crew.ts';
import { type CrewOperationName, crewRoutes } from '#crew/api/crew-routes.ts';
import { type CallOptions, callAt, OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import { askAgainMs } from '#platform/web/queries/query-client.ts';
import { useRepeatKey } from '#platform/web/queries/repeat-key.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { crewDevice } from './crew-device.ts';

type Kept<Name extends CrewOperationName> = OutputOf<Name> & { offline: boolean };

export function callCrew<Name extends CrewOperationName>(
  name: Name,
  input: Partial<InputOf<Name>> = {},
  options?: CallOptions,
): Promise<OutputOf<Name>> {
  return callAt<Name>(crewRoutes[name], input, options);
}

/** Whether the server said that this is gone, or not the person's any more. */
export function isGone(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.status === 404;
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
        // A crew that is not the person's any more leaves the device too.
        if (error instanceof ProblemError && [403, 404].includes(error.status)) crewDevice.remove(what);
        const known = error instanceof OutOfReachError ? crewDevice.get<OutputOf<Name>>(what) : null;
        if (known === null) throw error;
        return { ...known, offline: true };
      }
    },
    staleTime: 0,
    // Others join, leave and say yes while the page lies open.
    refetchOnWindowFocus: true,
    // The answer that the device gave counts as one: nothing else asks again once the server is back.
    refetchInterval: ({ state }) => state.data?.offline === true && askAgainMs,
  });
}

/**
 * Takes the stored result of a write into the known answer: reading it again takes its time, and may find no
 * network.
 */
function takeStored<Name extends CrewOperationName>(
  client: QueryClient,
  name: Name,
  what: string,
  stored: Partial<OutputOf<Name>>,
): void {
  const { queryKey } = kept(name, what);
  const known = client.getQueryData(queryKey);
  // The page knows nothing any more of a person who has signed out meanwhile.
  if (!known) return;
  const { offline, ...answer } = { ...known, ...stored };
  crewDevice.set(what, answer);
  client.setQueryData(queryKey, { ...known, ...stored });
}

export const crewsQuery = kept('readCrews', 'list');

export function useCrews() {
  return useQuery(crewsQuery);
}

/** A crew as this page knows it. */
export type LedCrew = Kept<'readCrew'>;

export function useCrew(crew_id: string) {
  return useQuery(kept('readCrew', crew_id, { params: { crew_id } }));
}

/** The parts of a crew that a leader saves. */
export type CrewParts = Partial<Pick<Crew, 'name' | 'place' | 'zone' | 'approves' | 'drills'>>;

/** Saves parts of a crew over the answer that is known when they are sent. */
export function useSaveCrewParts(crew: Crew) {
  const client = useQueryClient();
  const { id } = crew;
  const { mutateAsync, ...save } = useCrewWrite('saveCrew', (answer, { body }) =>
    takeStored(client, 'readCrew', id, { ...body, place: body?.place || null, ...answer }),
  );
  return {
    ...save,
    send(parts: CrewParts) {
      const known = client.getQueryData(kept('readCrew', id).queryKey) ?? crew;
      const { name, place, zone, approves, drills, version } = known;
      const body = { name, zone, approves, drills, version, ...parts, place: parts.place ?? place ?? '' };
      return mutateAsync({ params: { crew_id: id }, body });
    },
  };
}

export function useFocus(crew_id: string) {
  return useQuery({
    queryKey: ['mine', 'crew', crew_id, 'focus'],
    queryFn: () => callCrew('readFocus', { params: { crew_id } }),
    refetchInterval: ({ state }) => state.error instanceof OutOfReachError && askAgainMs,
  });
}

/**
 * Returns a write, which counts once when it is sent again; everything about crews is read again afterwards. `onAnswer`
 * is called before that, also when the page was left meanwhile.
 */
export function useCrewWrite<Name extends CrewOperationName>(
  name: Name,
  onAnswer?: (answer: OutputOf<Name>, input: Partial<InputOf<Name>>) => void,
) {
  const client = useQueryClient();
  const { keyOf, done } = useRepeatKey();
  return useMutation({
    mutationFn: (input: Partial<InputOf<Name>>) => callCrew(name, input, { idempotencyKey: keyOf(input) }),
    onSuccess: (answer, input) => {
      done();
      onAnswer?.(answer, input);
      return client.invalidateQueries({ queryKey: ['mine', 'crew'] });
    },
    // A member or a crew that is gone meanwhile goes from the page too.
    onError: (error) => void (isGone(error) && client.invalidateQueries({ queryKey: ['mine', 'crew'] })),
  });
}

/** Asks where a code leads. A press asks for it, so it is no query that repeats itself. */
export function useInvitation() {
  return useMutation({ mutationFn: (code: string) => callCrew('readInvitation', { body: { code } }) });
}

/** Milliseconds after which the counts of all phones are read again by themselves. */
const talliesMs = 4_000;

/** The counts of all phones, for the leader: new ones come by themselves. */
export function useTallies(crew_id: string) {
  return useQuery({
    ...kept('readTallies', `${crew_id}.tallies`, { params: { crew_id } }),
    refetchInterval: talliesMs,
  });
}

const recordName = (crew_id: string) => `${crew_id}.record`;

export function useRecord(crew_id: string) {
  return useQuery(kept('readRecord', recordName(crew_id), { params: { crew_id } }));
}

type RecordToSave = {
  body: InputOf<'saveRecord'>['body'];
  /** Counts the save once over all its tries. */
  key: string;
  /** Is called with the answer, also when the page was left meanwhile, and before anything is read again. */
  onStored: (saved: OutputOf<'readRecord'>) => void;
};

/**
 * Saves the record. The device knows at once what is stored: reading it again may find no network. A save stays on its way
 * for a person who has left the page since and is back.
 */
export function useSaveRecord(crew_id: string) {
  const client = useQueryClient();
  const mutationKey = ['mine', 'crew', recordName(crew_id)];
  const isPending = useIsMutating({ mutationKey }) > 0;
  const save = useMutation({
    mutationKey,
    mutationFn: ({ body, key }: RecordToSave) =>
      callCrew('saveRecord', { params: { crew_id }, body }, { idempotencyKey: key }),
    onSuccess: ({ version }, { body, onStored }) => {
      const saved = { ...body, version };
      takeStored(client, 'readRecord', recordName(crew_id), saved);
      onStored(saved);
      return client.invalidateQueries({ queryKey: ['mine', 'crew'] });
    },
  });
  return { ...save, isPending };
}
