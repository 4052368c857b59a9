// Queries and writes of crews. The last answers stay on the device, so that pages of crews open without a network.

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

/** Whether the server answered that something does not exist, or is no longer the person's. */
export function isGone(error: unknown): error is ProblemError {
  return error instanceof ProblemError && error.status === 404;
}

/**
 * Makes a query whose answer is kept on the device under the name `what`. Without a network it answers with what is
 * kept (`offline`).
 */
function kept<Name extends CrewOperationName>(name: Name, what: string, input: Partial<InputOf<Name>> = {}) {
  return queryOptions({
    queryKey: ['mine', 'crew', what],
    queryFn: async (): Promise<Kept<Name>> => {
      try {
        const answer = await callCrew(name, input);
        crewDevice.set(what, answer);
        return { ...answer, offline: false };
      } catch (error) {
        // The kept answer about a crew that is no longer the person's is removed too.
        if (error instanceof ProblemError && [403, 404].includes(error.status)) crewDevice.remove(what);
        const known = error instanceof OutOfReachError ? crewDevice.get<OutputOf<Name>>(what) : null;
        if (known === null) throw error;
        return { ...known, offline: true };
      }
    },
    staleTime: 0,
    // While the page is open, other people join, leave and answer.
    refetchOnWindowFocus: true,
    // The device's answer counts as a success, so only this interval asks the server again.
    refetchInterval: ({ state }) => state.data?.offline === true && askAgainMs,
  });
}

/** Puts the result of a write into the known answer, because reading it again takes time and may find no network. */
function takeStored<Name extends CrewOperationName>(
  client: QueryClient,
  name: Name,
  what: string,
  stored: Partial<OutputOf<Name>>,
): void {
  const { queryKey } = kept(name, what);
  const known = client.getQueryData(queryKey);
  // After a sign-out there is no known answer, and none must be kept.
  if (!known) return;
  const { offline, ...answer } = { ...known, ...stored };
  crewDevice.set(what, answer);
  client.setQueryData(queryKey, { ...known, ...stored });
}

export const crewsQuery = kept('readCrews', 'list');

export function useCrews() {
  return useQuery(crewsQuery);
}

/** A crew that the person leads, as the server last answered or as the device has it. */
export type LedCrew = Kept<'readCrew'>;

export function useCrew(crew_id: string) {
  return useQuery(kept('readCrew', crew_id, { params: { crew_id } }));
}

/** The fields of a crew that a leader can save. */
export type CrewParts = Partial<Pick<Crew, 'name' | 'place' | 'zone' | 'approves' | 'drills'>>;

/** Saves some fields of a crew. The call also sends the other fields, with their values known at that moment. */
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
 * Returns a mutation that calls operation `name`. A call repeated after a failure has the same idempotency key, so it
 * counts once. After success everything about crews is read again; `onAnswer` is called before that, even if the page
 * was left.
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
    // A member or a crew that is gone must disappear from the page too.
    onError: (error) => void (isGone(error) && client.invalidateQueries({ queryKey: ['mine', 'crew'] })),
  });
}

/** Asks which crew a code belongs to. A query would repeat itself, and wrong codes are limited: so it is a mutation. */
export function useInvitation() {
  return useMutation({ mutationFn: (code: string) => callCrew('readInvitation', { body: { code } }) });
}

/** Milliseconds between two automatic reads of the counts of all phones. */
const talliesMs = 4_000;

/** Reads the counts of all phones for the leader, again and again. */
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
  /** The idempotency key, the same for all tries of this save. */
  key: string;
  /** Called with the answer before anything is read again, even if the page was left meanwhile. */
  onStored: (saved: OutputOf<'readRecord'>) => void;
};

/**
 * Saves the day record. The stored record is kept on the device at once, because reading it again may find no network.
 * `isPending` stays true for a person who has left the page during a save and has come back.
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
