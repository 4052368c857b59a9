// Repetitions that the server has not confirmed yet. Each repetition has a key, by which it counts once, however often
// it is sent.

import type { QueryClient } from '@tanstack/react-query';
import type { Progress } from '#course/api/progress.ts';
import { lastSignedIn } from '#people/web/signed-in-marker.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import type { Personal } from '#platform/web/personal.ts';
import { type CallOptions, call } from '#platform/web/queries/call.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { makeOutbox, type Operation, type Pending } from '#platform/web/queries/outbox.ts';
import { doubtSession } from '#platform/web/queries/query-client.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { showToast } from '#platform/web/ui/toast.ts';
import { earlierParts } from '#player/rules/before-scores.ts';
import {
  type PhrasePart,
  type Repetition,
  type RepetitionAnswer,
  repetitionAnswers,
  repetitionsInCall,
} from '#player/rules/repetition.ts';
import { takeProgress } from './progress.ts';

/** The server counts each `repetition_key` once; `danced_at` is by this device's clock, in epoch milliseconds. */
export type DancedRepetition = Repetition & { repetition_key: string; danced_at: number };

export const repetitionOperation: Operation<DancedRepetition, Progress> = {
  name: 'repetition',
  inOneCall: repetitionsInCall,
  read({ score, parts, start, end, rate, answer, repetition_key, danced_at }) {
    if (typeof rate !== 'number' || typeof danced_at !== 'number' || typeof repetition_key !== 'string')
      return null;
    if (!repetitionAnswers.includes(answer as RepetitionAnswer)) return null;
    const common = { rate, answer: answer as RepetitionAnswer, repetition_key, danced_at };
    if (typeof score === 'string' && isParts(parts)) return { score, parts, ...common };
    // An early version of Shamble kept seconds of the house routine.
    if (typeof start !== 'number' || typeof end !== 'number') return null;
    const earlier = earlierParts({ start, end });
    return isParts(earlier.parts) ? { ...earlier, ...common } : null;
  },
};

/**
 * Whether a repetition has valid parts: the server would refuse a whole call because of a single repetition without
 * them.
 */
function isParts(parts: unknown): parts is PhrasePart[] {
  return Array.isArray(parts) && parts.length > 0 && parts.every(isPart);
}

function isPart(part: Partial<PhrasePart> | null): boolean {
  return (
    typeof part?.phrase === 'string' &&
    [part.counts, part.from, part.to].every((count) => typeof count === 'number')
  );
}

/** The repetitions of this device, shared by all its tabs. */
export const pendingRepetitions = makeOutbox(repetitionOperation);

/** Gives a repetition a new key and the present time. */
export function danced(repetition: Repetition): DancedRepetition {
  return { ...repetition, repetition_key: newKey(), danced_at: Date.now() };
}

/** Sends repetitions of a person. A repetition that is sent twice counts once. Rejects with the error of the call. */
export async function sendRepetitions(
  repetitions: readonly Pending<DancedRepetition>[],
  person: string,
  options: CallOptions = {},
): Promise<Progress> {
  const sent = repetitions.map(({ score, parts, rate, answer, danced_at, repetition_key }) => ({
    key: repetition_key,
    score,
    parts: [...parts],
    rate,
    answer,
    danced_at,
  }));
  const body = { sent_at: Date.now(), repetitions: sent };
  return (await call('recordRepetitions', { body }, { ...options, person })).progress;
}

/**
 * Sends the repetitions that wait, without a toast when they are saved: the learner has not pressed anything. Resolves
 * when all are sent, or when the server stops answering; then the rest waits until the next delivery.
 */
export function deliverRepetitions(client: QueryClient, person: string): Promise<void> {
  return sendPending(pendingRepetitions, person, {
    send: (repetitions) => sendRepetitions(repetitions, person),
    onSaved: (_, progress) => takeProgress(client, progress, person),
    onRefused: (_, { message }) =>
      person === lastSignedIn()?.id &&
      showToast({ kind: 'error', text: fixedText('toast.progressSaveFailed', { message }) }),
    onHeld: (error) => doubtSession(client, error),
  });
}

export const coursePersonal: Personal = {
  lastCalls(person, options) {
    const repetitions = pendingRepetitions.next(person);
    return repetitions.length > 0 ? [sendRepetitions(repetitions, person, options)] : [];
  },
};
