import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';

/**
 * Shows the state of a query: the loading indicator, an error with a button to try again, or the data as `children`
 * renders it.
 */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => query.refetch()} />;
  return <Loading />;
}
