import type { InputOf, OutputOf } from '#api/contract.ts';
import type { StudioOperationName } from '#api/studio-routes.ts';
import { useStudioWrite } from '#web/queries/studio.ts';
import type { Draft } from './use-draft.ts';

/** What is sent goes with the version that the edit began from; what is stored comes with the one that it made. */
type SaveName = {
  [Name in StudioOperationName]: InputOf<Name>['body'] extends { version: string }
    ? OutputOf<Name> extends { version: string | null }
      ? Name
      : never
    : never;
}[StudioOperationName];

export type Save = {
  saving: boolean;
  /** Why the last save was refused. */
  error: string | undefined;
};

/** Saves a draft. The answer of `send` is null for a save that was refused; a version of null in it stored nothing. */
export function useSave<Name extends SaveName, Value>(
  name: Name,
  draft: Draft<Value>,
  params?: InputOf<Name>['params'],
) {
  const write = useStudioWrite(name);
  return {
    saving: write.isPending,
    error: write.error?.message,
    async send(body: Omit<InputOf<Name>['body'], 'version'>): Promise<OutputOf<Name> | null> {
      const input = { params, body: { ...body, version: draft.version } } as Partial<InputOf<Name>>;
      const answer = await write.mutateAsync(input).catch(() => null);
      if (answer !== null && answer.version !== null) draft.stored(draft.value, answer.version);
      return answer;
    },
  };
}
