import { expect, test } from 'vitest';
import { OutOfReachError, ProblemError } from './call.ts';
import { makeQueryClient, settingsStaleMs } from './query-client.ts';

const queries = makeQueryClient().getDefaultOptions().queries;

test('queries are stale after 5 minutes, kept for 10, and asked again on mount but not on focus', () => {
  expect(queries).toMatchObject({
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });
  expect(settingsStaleMs).toBe(3_600_000);
});

test('silence is retried once, a refusal never', () => {
  const retry = queries?.retry;
  if (typeof retry !== 'function') throw new Error('The rule for retries is missing');
  const refusal = new ProblemError({ code: 'not_found', status: 404, detail: 'Nothing here.' });
  expect([retry(0, new OutOfReachError()), retry(1, new OutOfReachError()), retry(0, refusal)]).toEqual([
    true,
    false,
    false,
  ]);
});
