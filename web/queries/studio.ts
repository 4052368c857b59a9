// The studio's calls. Reads are never taken from an old cache: an edit must start from what is there now. A write makes
// everything that shows the course ask again.

import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperationName } from '#api/all-routes.ts';
import type { InputOf, OutputOf } from '#api/contract.ts';
import { type CallOptions, call } from './call.ts';
import { copyQuery } from './copy.ts';
import { courseQuery } from './course.ts';

type StudioName = Extract<OperationName, `${string}Studio${string}`>;
type Input<Name extends StudioName> = Partial<InputOf<Name>>;

const studioKey = ['mine', 'studio'] as const;

export function studioQuery<Name extends StudioName>(name: Name, input: Input<Name> = {}) {
  return queryOptions<OutputOf<Name>>({
    queryKey: [...studioKey, name, input],
    queryFn: () => call(name, input),
    staleTime: 0,
  });
}

/** What the studio reads; asked anew whenever a page opens. */
export function useStudio<Name extends StudioName>(name: Name, input: Input<Name> = {}) {
  return useQuery(studioQuery(name, input));
}

/** A change; when it is through, or refused because another operator was faster, everything is read again. */
export function useStudioWrite<Name extends StudioName>(name: Name, options: CallOptions = {}) {
  return useMutation({
    mutationFn: (input: Input<Name>) => call(name, input, options),
    onSettled: useReadAgain(),
  });
}

/** Reads everything again that shows the course, after a change that the server made by itself. */
export function useReadAgain(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [studioKey, copyQuery.queryKey, courseQuery.queryKey].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
}
