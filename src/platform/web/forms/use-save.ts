import { useEffect, useEffectEvent, useState } from 'react';
import { isUnanswered, ProblemError } from '../queries/call.ts';
import { newKey } from '../queries/new-key.ts';
import type { AnyVersion, Sent } from './kept-draft.ts';
import { isSame } from './merge.ts';
import type { Draft } from './use-draft.ts';

/**
 * The mutation that sends a save. `onAnswer` gets the answer before other data is read again, even after the page was
 * left.
 */
export type SendSave<Value, Version extends AnyVersion, Answer> = {
  isPending: boolean;
  error: Error | null;
  reset: () => void;
  send: (sent: Sent<Value, Version>, onAnswer: (answer: Answer) => void) => Promise<Answer>;
};

export type Save<Version extends AnyVersion = AnyVersion> = {
  isPending: boolean;
  /** The reason why the last save was refused; null after `forget` was called. */
  error: Error | null;
  forget: () => void;
  /** The version on which the last save was based, if the save was refused because another version is stored. */
  overtaken: Version | null;
};

/**
 * Saves a draft. `send` resolves with null for a save that was refused or not answered; an answer with a version of
 * null means that nothing was stored. A save without an answer may have been stored. The next press therefore first
 * sends that save again; otherwise the person's own earlier save would look like another person's change.
 */
export function useSave<
  Value,
  Version extends AnyVersion,
  Body extends object,
  Answer extends { version: Version | null },
>(
  draft: Draft<Value, Version>,
  write: SendSave<Value, Version, Answer>,
): Save<Version> & { send: (body: Body) => Promise<Answer | null> } {
  const [overtaken, setOvertaken] = useState<Version | null>(null);

  async function deliver(sent: Sent<Value, Version>): Promise<Answer | null> {
    draft.sending(sent);
    setOvertaken(null);
    try {
      return await write.send(sent, ({ version }) => {
        if (version === null) draft.refused();
        else draft.stored(sent.value, version);
      });
    } catch (error) {
      const code = error instanceof ProblemError ? error.code : null;
      if (!isUnanswered(error) && code !== 'unauthenticated') draft.refused();
      if (code === 'conflict') setOvertaken(sent.body.version);
      return null;
    }
  }

  return {
    // After the answer the save is no longer pending, although the page may still read the saved value again.
    isPending: write.isPending && draft.sent !== undefined,
    error: write.error,
    overtaken,
    forget() {
      write.reset();
      setOvertaken(null);
    },
    async send(body) {
      const { value, version: shown, sent } = draft.toSend();
      let version = shown;
      if (sent) {
        const answer = await deliver(sent);
        if (answer === null || isSame(sent.body, { ...body, version })) return answer;
        version = answer.version ?? version;
      }
      return deliver({ value, body: { ...body, version }, key: newKey() });
    },
  };
}

/** Calls `onSave` to send a save again that was refused because somebody else had changed other fields. */
export function useSendAgain<Version extends AnyVersion>(
  draft: Pick<Draft<unknown, Version>, 'version' | 'dirty' | 'behind'>,
  save: Save<Version>,
  onSave: () => void,
): void {
  const isRead = save.overtaken !== null && (draft.behind || draft.version !== save.overtaken);
  const goOn = useEffectEvent(() => {
    save.forget();
    if (draft.dirty && !draft.behind) onSave();
  });
  useEffect(() => {
    if (isRead) goOn();
  }, [isRead]);
}
