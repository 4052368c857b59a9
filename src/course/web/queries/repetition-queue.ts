// Repetitions that the server has not confirmed yet. Each has a key that it is counted by once, however often it is sent.

import { type DeviceStore, deviceStore } from '#platform/web/device-store.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { makeOutbox, type Waiting } from '#platform/web/queries/outbox.ts';
import {
  type Repetition,
  type RepetitionAnswer,
  repetitionAnswers,
  repetitionsInCall,
} from '#player/rules/repetition.ts';

/** `repetition_key` is the one that the server counts by; `danced_at` is this device's clock, epoch milliseconds. */
export type DancedRepetition = Repetition & { repetition_key: string; danced_at: number };

/** What is sent in one call. */
export type Batch = { repetitions: readonly Waiting<DancedRepetition>[] };

export function makeRepetitionQueue(store: DeviceStore, now: () => number = Date.now) {
  const { put, settle, ...outbox } = makeOutbox(store, 'shamble.repetition.v1.', repetitionOf, now);
  return {
    ...outbox,

    add(user_id: string, repetition: Repetition): void {
      put(user_id, { ...repetition, repetition_key: newKey(), danced_at: now() });
    },

    /** What waits, cut into calls. */
    wishes(user_id: string): Batch[] {
      const repetitions = outbox.waiting(user_id).slice(0, repetitionsInCall);
      return repetitions.length > 0 ? [{ repetitions }] : [];
    },

    /** The server has answered this call. */
    settle: ({ repetitions }: Batch): void => settle(repetitions),
  };
}

function repetitionOf(value: Record<string, unknown>): DancedRepetition | null {
  const { start, end, rate, answer, repetition_key, danced_at } = value;
  const figures = [start, end, rate, danced_at].every((figure) => typeof figure === 'number');
  if (!figures || typeof repetition_key !== 'string') return null;
  if (!repetitionAnswers.includes(answer as RepetitionAnswer)) return null;
  return { start, end, rate, answer, repetition_key, danced_at } as DancedRepetition;
}

/** This device's queue of unconfirmed repetitions, shared by all tabs. */
export const deviceRepetitions = makeRepetitionQueue(deviceStore);
