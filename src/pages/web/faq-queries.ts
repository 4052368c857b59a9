import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#platform/web/queries/call.ts';

/** Reads the stored FAQ texts for the debug page, which must always show the present texts. */
export const faqDebugQuery = queryOptions({
  queryKey: ['faq-debug'],
  queryFn: async () => (await call('readFaqDebug')).entries,
  staleTime: 0,
  gcTime: 0,
});

export function useFaqDebug() {
  return useQuery(faqDebugQuery);
}

/** Writes one built-in FAQ text; resolves with the result of each step. */
export function seedFaqEntry(key: string) {
  return call('seedFaqEntry', { params: { key } });
}
