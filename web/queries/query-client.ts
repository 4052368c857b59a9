import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { limits } from '#rules/limits.ts';
import { ProblemError } from './call.ts';

/** Settings and copy are cached for an hour (specification, section 7). */
export const settingsStaleMs = limits.settingsCacheSeconds * 1000;

/**
 * A query client with the specification's defaults (section 7). A refusal is an answer, so only silence is retried. When
 * the server no longer knows the session, it is read again, and the guard does the rest.
 */
export function makeQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (error instanceof ProblemError && error.code === 'unauthenticated')
      void client.invalidateQueries({ queryKey: ['session'] });
  };
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
