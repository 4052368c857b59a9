// The studio's calls. Reads never come from an old cache, because an edit must begin from the current state. After a
// write, all data that shows the course is read again.

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { courseQuery } from '#course/web/queries/course.ts';
import { type CallOptions, callAt } from '#platform/web/queries/call.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { useRepeatKey } from '#platform/web/queries/repeat-key.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { type StudioOperationName, studioRoutes } from '#subjects/api/studio-routes.ts';

type Input<Name extends StudioOperationName> = Partial<InputOf<Name>>;

export function callStudio<Name extends StudioOperationName>(
  name: Name,
  input: Input<Name>,
  options: CallOptions = {},
): Promise<OutputOf<Name>> {
  return callAt<Name>(studioRoutes[name], input, options);
}

const studioKey = ['mine', 'studio'] as const;

export function studioQuery<Name extends StudioOperationName>(name: Name, input: Input<Name> = {}) {
  return queryOptions<OutputOf<Name>>({
    queryKey: [...studioKey, name, input],
    queryFn: () => callStudio(name, input),
    staleTime: 0,
  });
}

/** Reads the answer of the operation `name`, again whenever a page opens. */
export function useStudio<Name extends StudioOperationName>(name: Name, input: Input<Name> = {}) {
  return useQuery(studioQuery(name, input));
}

/**
 * The input of a change. `key` is the idempotency key of a change that is kept on the device and may be sent by a later
 * page; `onAnswer` is called before anything is read again.
 */
export type WriteInput<Name extends StudioOperationName> = Input<Name> & {
  key?: string;
  onAnswer?: (answer: OutputOf<Name>) => void;
};

/**
 * Returns a mutation that makes a change, only once even if it is sent again. After its end, also after a conflict, all
 * data that shows the course is read again.
 */
export function useStudioWrite<Name extends StudioOperationName>(name: Name, options: CallOptions = {}) {
  const { keyOf, done } = useRepeatKey();
  return useMutation({
    mutationFn: async ({ key, onAnswer, ...input }: WriteInput<Name>) => {
      const idempotencyKey = key ?? keyOf(input);
      const answer = await callStudio<Name>(name, input as Input<Name>, { ...options, idempotencyKey });
      onAnswer?.(answer);
      return answer;
    },
    onSuccess: done,
    onSettled: useReadAgain(),
  });
}

/** Returns a function that reads all data again that shows the course. */
export function useReadAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [studioKey, copyQuery.queryKey, courseQuery.queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
