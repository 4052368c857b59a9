import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { limits } from '#subjects/rules/limits.ts';
import { ProblemError } from './call.ts';

// Queries notify at once: a button must show that its write is being sent before the second press of a double click.
notifyManager.setScheduler(queueMicrotask);

/** Settings and copy are cached for an hour (specification, section 7). */
export const settingsStaleMs = limits.settingsCacheSeconds * 1000;

/** Milliseconds until the server is asked again, because no event says when a slow line or a stopped server is back. */
export const askAgainMs = 15_000;

/** Makes a query client with the specification's defaults (section 7). Only a call without an answer is tried again. */
export function makeQueryClient(): QueryClient {
  const onError = (error: Error) => doubtSession(client, error);
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: limits.staleSeconds * 1000,
        gcTime: limits.cacheSeconds * 1000,
        refetchOnWindowFocus: false,
        refetchOnMount: true,
        retry: (failures, error) => failures < 1 && !(error instanceof ProblemError),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Reads the session again when a call says that the session has ended or belongs to another person. */
export function doubtSession(client: QueryClient, error: unknown): void {
  if (error instanceof ProblemError && ['unauthenticated', 'other_person'].includes(error.code))
    void client.invalidateQueries({ queryKey: ['session'] });
}
