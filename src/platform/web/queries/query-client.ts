import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { limits } from '#subjects/rules/limits.ts';
import { ProblemError } from './call.ts';

// A button or field that shows a write says that it is on its way before the second press of a double click can come.
notifyManager.setScheduler(queueMicrotask);

/** Settings and copy are cached for an hour (specification, section 7). */
export const settingsStaleMs = limits.settingsCacheSeconds * 1000;

/** Milliseconds until the server is asked again: a line that was slow, or a server that was away, tells nobody when it is back. */
export const askAgainMs = 15_000;

/**
 * A query client with the specification's defaults (section 7). A refusal is an answer, so only silence is retried.
 */
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

/** When the session has ended, or is another person's by now, it is read again; the rest follows from that. */
export function doubtSession(client: QueryClient, error: unknown): void {
  if (error instanceof ProblemError && ['unauthenticated', 'other_person'].includes(error.code))
    void client.invalidateQueries({ queryKey: ['session'] });
}
