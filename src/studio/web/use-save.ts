import { isUnanswered, ProblemError } from '#platform/web/queries/call.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { useStudioWrite, type WriteInput } from '#studio/web/studio.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import type { StudioOperationName } from '#subjects/api/studio-routes.ts';
import type { Sent } from './kept-drafts.ts';
import type { Draft } from './use-draft.ts';

/** What is sent goes with the version that the edit began from; what is stored comes with the one that it made. */
type SaveName = {
  [Name in StudioOperationName]: InputOf<Name>['body'] extends { version: string }
    ? OutputOf<Name> extends { version: string | null }
      ? Name
      : never
    : never;
}[StudioOperationName];

/** `error`: why the last save was refused, until that is forgotten. */
export type Save = { isPending: boolean; error: Error | null; forget: () => void };

/**
 * Saves a draft. The answer of `send` is null for a save that was refused or has no answer; a version of null in it stored
 * nothing. One that has no answer may be stored all the same: the next press asks for that first, by sending it once more,
 * so that nobody is told that another operator was faster when it was their own save.
 */
export function useSave<Name extends SaveName, Value>(
  name: Name,
  draft: Draft<Value>,
  params?: InputOf<Name>['params'],
) {
  const write = useStudioWrite(name);

  async function deliver(sent: Sent<Value>): Promise<OutputOf<Name> | null> {
    draft.sending(sent);
    try {
      const { body, key } = sent;
      const answer = await write.mutateAsync({ params, body, key } as WriteInput<Name>);
      if (answer.version === null) draft.refused();
      else draft.stored(sent.value, answer.version);
      return answer;
    } catch (error) {
      const signedOut = error instanceof ProblemError && error.code === 'unauthenticated';
      if (!isUnanswered(error) && !signedOut) draft.refused();
      return null;
    }
  }

  return {
    isPending: write.isPending,
    error: write.error,
    forget: write.reset,
    async send(body: Omit<InputOf<Name>['body'], 'version'>): Promise<OutputOf<Name> | null> {
      const { value, sent } = draft;
      let { version } = draft;
      if (sent) {
        const answer = await deliver(sent);
        if (answer === null || JSON.stringify(sent.body) === JSON.stringify({ ...body, version }))
          return answer;
        version = answer.version ?? version;
      }
      return deliver({ value, body: { ...body, version }, key: newKey() });
    },
  };
}
