import type { Draft } from '#platform/web/forms/use-draft.ts';
import { useSave as useFormSave } from '#platform/web/forms/use-save.ts';
import { useStudioWrite, type WriteInput } from '#studio/web/studio.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import type { StudioOperationName } from '#subjects/api/studio-routes.ts';

/** The operations that save a draft: they take the version from which the edit began, and return the new version. */
type SaveName = {
  [Name in StudioOperationName]: InputOf<Name>['body'] extends { version: string }
    ? OutputOf<Name> extends { version: string | null }
      ? Name
      : never
    : never;
}[StudioOperationName];

/** Returns the functions and the state of saving a draft with the operation `name`. */
export function useSave<Name extends SaveName, Value>(
  name: Name,
  draft: Draft<Value, string>,
  params?: InputOf<Name>['params'],
) {
  const { mutateAsync, ...write } = useStudioWrite(name);
  return useFormSave<
    Value,
    string,
    Omit<InputOf<Name>['body'], 'version'>,
    OutputOf<Name> & { version: string | null }
  >(draft, {
    ...write,
    send: ({ body, key }, onAnswer) =>
      mutateAsync({ params, body, key, onAnswer } as WriteInput<Name>) as Promise<
        OutputOf<Name> & { version: string | null }
      >,
  });
}
