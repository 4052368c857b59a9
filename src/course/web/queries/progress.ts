// The learner's progress, and the calls that change it. The server answers with the whole progress as it then stands.

import {
  type QueryClient,
  type QueryFunctionContext,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Progress } from '#course/api/progress.ts';
import type { TrophyPart } from '#course/content/trophies.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { call, isUnanswered } from '#platform/web/queries/call.ts';
import { useHydrated } from '#platform/web/queries/hydrated.ts';
import { askAgainMs } from '#platform/web/queries/query-client.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import { dueTrophies, expectTrophies, forgetDueTrophies } from './due-trophies.ts';
import { knownProgress, rememberProgress } from './known-progress.ts';

export const progressQuery = queryOptions({
  queryKey: ['mine', 'progress'],
  queryFn: readProgress,
  refetchInterval: ({ state }) => (state.status === 'error' && state.data !== undefined ? askAgainMs : false),
});

/**
 * Last known progress is kept while a new read fails, and the server asked until it answers; `data` is undefined only when
 * none was ever read.
 */
export function useProgress() {
  return useQuery(progressQuery);
}

/** The progress that is known without asking the server; null where none is. */
export function useKnownProgress(): Progress | null {
  const { data } = useQuery({ ...progressQuery, enabled: false });
  const hydrated = useHydrated();
  return data ?? (hydrated ? knownProgress() : null);
}

/** Not optimistic: locks and trophies depend on the server's answer. */
export function useCompleteLesson() {
  const client = useQueryClient();
  return useProgressWrite((lesson_id: string) =>
    earn(client, () => call('completeLesson', { params: { lesson_id } })),
  );
}

/** A completed lesson is open again; trophies and streak stay. */
export function useReopenLesson() {
  return useProgressWrite((lesson_id: string) => call('reopenLesson', { params: { lesson_id } }));
}

/** Minutes a day and days of rest for the plan. */
export function useSetPlan() {
  return useProgressWrite((body: InputOf<'setPlan'>['body']) => call('setPlan', { body }));
}

/** Takes a key of the dance that was finished: however often it is sent, it counts once. */
export function useFinishRehearsal() {
  const client = useQueryClient();
  return useProgressWrite((idempotencyKey: string) =>
    earn(client, () => call('finishRehearsal', {}, { idempotencyKey })),
  );
}

/** A call that may bring trophies: the lesson list celebrates those that come, wherever its answer finds the person. */
export async function earn<Answer extends { progress: Progress; new_trophies: TrophyPart[] }>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> {
  expectTrophies((client.getQueryData(progressQuery.queryKey) ?? knownProgress())?.trophies);
  const person = lastSignedIn()?.id;
  const answer = await send();
  if (person !== lastSignedIn()?.id) return answer;
  const { progress, new_trophies } = answer;
  // Pressed before the progress was first read on this device, only the answer tells what was owned.
  expectTrophies(progress.trophies.filter(({ part }) => !new_trophies.includes(part)));
  if (dueTrophies(progress).length === 0) forgetDueTrophies();
  return answer;
}

function useProgressWrite<Input, Answer extends { progress: Progress }>(
  mutationFn: (input: Input) => Promise<Answer>,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onMutate: shownPerson,
    onSuccess: ({ progress }, _, person) => takeProgress(client, progress, person ?? undefined),
  });
}

/**
 * Puts the server's newest answer where every screen reads it; figures on the profile follow. An answer to a person who has
 * left meanwhile is dropped: on a shared device it would be shown to the next one.
 */
export function takeProgress(client: QueryClient, progress: Progress, person: string | undefined): void {
  if (person === undefined || person !== lastSignedIn()?.id) return;
  rememberProgress(progress, person);
  client.setQueryData(progressQuery.queryKey, progress);
  void client.invalidateQueries({ queryKey: ['mine', 'profile'] });
}

async function readProgress({ client }: QueryFunctionContext): Promise<Progress> {
  try {
    const person = lastSignedIn()?.id;
    const progress = await call('readProgress');
    rememberProgress(progress, person);
    return progress;
  } catch (error) {
    const { queryKey } = progressQuery;
    const known = isUnanswered(error) ? knownProgress() : null;
    // The progress that the device knows is shown, but it is no answer: it is old from the beginning, and the failure stays
    // one.
    if (known !== null && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, known, { updatedAt: 0 });
    throw error;
  }
}
