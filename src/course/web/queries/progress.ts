// The learner's progress, and the calls that change it. The server answers each call with the whole new progress.

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
 * Reads the progress. While reading fails, the last known progress stays and the server is asked again. `data` is
 * undefined during the first read, and after it only if no progress is known.
 */
export function useProgress() {
  return useQuery(progressQuery);
}

/** Returns the progress that is known without asking the server, or null. */
export function useKnownProgress(): Progress | null {
  const { data } = useQuery({ ...progressQuery, enabled: false });
  const hydrated = useHydrated();
  return data ?? (hydrated ? knownProgress() : null);
}

/**
 * Marks a lesson complete. Nothing changes on the screen before the answer: only the server knows about locks
 * and trophies.
 */
export function useCompleteLesson() {
  const client = useQueryClient();
  return useProgressWrite((lesson_id: string) =>
    earn(client, () => call('completeLesson', { params: { lesson_id } })),
  );
}

/** Opens a completed lesson again; trophies and streak stay. */
export function useReopenLesson() {
  return useProgressWrite((lesson_id: string) => call('reopenLesson', { params: { lesson_id } }));
}

/** Saves minutes a day and days of rest for the plan. */
export function useSetPlan() {
  return useProgressWrite((body: InputOf<'setPlan'>['body']) => call('setPlan', { body }));
}

/** Saves a finished rehearsal under the dance's key: a dance that is sent several times counts once. */
export function useFinishRehearsal() {
  const client = useQueryClient();
  return useProgressWrite((idempotencyKey: string) =>
    earn(client, () => call('finishRehearsal', {}, { idempotencyKey })),
  );
}

/**
 * Makes a call that may bring trophies. The lesson list celebrates them, even if the answer comes after the page that
 * made the call was left.
 */
export async function earn<Answer extends { progress: Progress; new_trophies: TrophyPart[] }>(
  client: QueryClient,
  send: () => Promise<Answer>,
): Promise<Answer> {
  expectTrophies((client.getQueryData(progressQuery.queryKey) ?? knownProgress())?.trophies);
  const person = lastSignedIn()?.id;
  const answer = await send();
  if (person !== lastSignedIn()?.id) return answer;
  const { progress, new_trophies } = answer;
  // If the call came before the progress was ever read, only its answer says which trophies were owned.
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
 * Gives the server's newest progress to all screens, and to the figures on the profile. The answer for a person who has
 * left meanwhile is dropped: on a shared device the next person would see it.
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
    // The kept progress is shown but counts as out of date, and the failed read still counts as failed.
    if (known !== null && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, known, { updatedAt: 0 });
    throw error;
  }
}
