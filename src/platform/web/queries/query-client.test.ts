import { MutationObserver, notifyManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { OutOfReachError, ProblemError } from './call.ts';
import { makeQueryClient, settingsStaleMs } from './query-client.ts';

const queries = makeQueryClient().getDefaultOptions().queries;

// §7.queries-stale-5-min-kept
test('queries are stale after 5 minutes, kept for 10, and asked again on mount but not on focus', () => {
  expect(queries).toMatchObject({
    staleTime: 5 * 60_000,
    gcTime: 10 * 60_000,
    refetchOnMount: true,
    refetchOnWindowFocus: false,
  });
  expect(settingsStaleMs).toBe(3_600_000);
});

// §7.queries-stale-5-min-kept
test('a query without an answer is tried again once, a refused query never', () => {
  const retry = queries?.retry;
  if (typeof retry !== 'function') throw new Error('The rule for retries is missing');
  const refusal = new ProblemError({ code: 'not_found', status: 404, detail: 'Nothing here.' });
  expect([retry(0, new OutOfReachError()), retry(1, new OutOfReachError()), retry(0, refusal)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a subscriber of a write knows that the write is being sent before another press can come', async () => {
  const write = new MutationObserver(makeQueryClient(), { mutationFn: () => new Promise(() => {}) });
  let pending = false;
  // This subscriber does the same as the subscriber of the library's hooks.
  const draw = ({ isPending }: { isPending: boolean }) => {
    pending = isPending;
  };
  write.subscribe(notifyManager.batchCalls(draw));
  void write.mutate();
  await Promise.resolve();
  expect(pending).toBe(true);
});
