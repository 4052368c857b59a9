// The counting of repetitions into the records of their phrases, each once however often its device sends it.

import type { Progress } from '#course/api/progress.ts';
import { exerciseScore } from '#dance/rules/score/house-score.ts';
import { earlierParts } from '#player/rules/before-scores.ts';
import { type PhraseRecord, withRepetitions } from '#player/rules/phrase-record.ts';
import { type Repetition, secondsDanced } from '#player/rules/repetition.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import type { Published } from '#subjects/server/published.ts';
import type { LearnerTransaction } from './learner-transaction.ts';
import type { Learner, Practice } from './practice.ts';
import { taughtRecords, taughtScores } from './progress-answer.ts';
import { readLearner } from './read-learner.ts';
import { addSeconds, recordPractice } from './record-practice.ts';
import { progressAfter } from './transaction-outcome.ts';

type Told = InputOf<'recordRepetitions'>['body'];

/** Counts new repetitions as practice of today for the streak. */
export function recordRepetitions(practice: Practice, learner: Learner, told: Told): Promise<Progress> {
  return progressAfter(practice, learner, async (transaction) => {
    const fresh = await claim(transaction, told.repetitions);
    if (fresh.length === 0) return;
    const repetitions = fresh.map((each) => ({
      ...repetitionOf(each),
      at: instantOf(each, told, transaction.now),
    }));
    await save(transaction, repetitions);
    await recordPractice(transaction);
    await addSeconds(
      transaction,
      secondsOf(repetitions.filter(isOfWeek(transaction.now)), transaction.published),
    );
  });
}

/** Repetitions that come days late count into the week only while it holds them. */
const isOfWeek =
  (now: number) =>
  ({ at }: { at: string }) =>
    Date.parse(at) > now - 6 * 86_400_000;

/** The seconds of those whose dance is known. */
function secondsOf(repetitions: readonly Repetition[], published: Published): number {
  const tempos = new Map([...taughtScores(published), exerciseScore()].map(({ id, tempo }) => [id, tempo]));
  return repetitions.reduce((sum, each) => {
    const tempo = tempos.get(each.score);
    return tempo === undefined ? sum : sum + secondsDanced(each, tempo);
  }, 0);
}

/** A page of before scores tells seconds of the house routine. */
function repetitionOf(told: Told['repetitions'][number]): Repetition {
  const { rate, answer } = told;
  if ('parts' in told) return { score: told.score, parts: told.parts, rate, answer };
  return { ...earlierParts(told), rate, answer };
}

/** Returns the repetitions, or rehearsals, that were not counted before, in their order. */
export async function claim<Danced extends { key: string }>(
  { trx, learner: { user_id }, now }: LearnerTransaction,
  repetitions: readonly Danced[],
): Promise<Danced[]> {
  const counted_at = new Date(now);
  const claimed = await trx
    .insertInto('repetition_keys')
    .values(repetitions.map(({ key }) => ({ user_id, key, counted_at })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .execute();
  const keys = new Set(claimed.map(({ key }) => key));
  return repetitions.filter(({ key }) => keys.delete(key));
}

/** A repetition is as old as the device says it is; a clock that was moved between dancing and sending makes it new. */
function instantOf({ danced_at }: Told['repetitions'][number], { sent_at }: Told, now: number): string {
  const age = sent_at - danced_at;
  return new Date(age > 0 && age < LONGEST ? now - age : now).toISOString();
}

/** Milliseconds that a device may keep a repetition before its age is no longer believed. */
const LONGEST = 60 * 86_400_000;

async function save(
  transaction: LearnerTransaction,
  fresh: Parameters<typeof withRepetitions>[1],
): Promise<void> {
  const { trx, learner, published } = transaction;
  const isTaught = taughtRecords(published);
  const touched = (record: PhraseRecord) =>
    isTaught(record) &&
    fresh.some(
      ({ score, parts }) => score === record.score && parts.some(({ phrase }) => phrase === record.phrase),
    );
  const { records: stored } = await readLearner(trx, learner.user_id);
  const records = withRepetitions(stored, fresh).filter(touched);
  if (records.length === 0) return;
  await trx
    .insertInto('phrase_records')
    .values(records.map((record) => rowOf(learner.user_id, record)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'score', 'phrase']).doUpdateSet((row) => ({
        danced: row.ref('excluded.danced'),
        played: row.ref('excluded.played'),
        played_rate: row.ref('excluded.played_rate'),
        eights: row.ref('excluded.eights'),
        joined: row.ref('excluded.joined'),
        checks: row.ref('excluded.checks'),
        clean: row.ref('excluded.clean'),
        clean_rate: row.ref('excluded.clean_rate'),
        clean_eights: row.ref('excluded.clean_eights'),
        clean_joined: row.ref('excluded.clean_joined'),
        again: row.ref('excluded.again'),
        practised_at: row.ref('excluded.practised_at'),
      })),
    )
    .execute();
}

function rowOf(user_id: string, { practised_at, ...record }: PhraseRecord) {
  return { ...record, user_id, practised_at: new Date(practised_at ?? 0) };
}
