import type { Progress } from '#course/api/progress.ts';
import { type CallOptions, call } from '#platform/web/queries/call.ts';
import type { Batch } from './repetition-queue.ts';

/** Tells the server of what this person danced. Told twice it counts once. Rejects as every call does. */
export async function tellRepetitions(
  { repetitions }: Batch,
  person: string,
  options: CallOptions = {},
): Promise<Progress> {
  const told = repetitions.map(({ start, end, rate, answer, danced_at, repetition_key }) => ({
    key: repetition_key,
    start,
    end,
    rate,
    answer,
    danced_at,
  }));
  const body = { sent_at: Date.now(), repetitions: told };
  return (await call('recordRepetitions', { body }, { ...options, person })).progress;
}
