// Counts repetitions into the records of their phrases. A repetition counts once, however often its device sends it.

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

type Sent = InputOf<'recordRepetitions'>['body'];

/** Counts the new repetitions, which also make today a practice day. */
export function recordRepetitions(practice: Practice, learner: Learner, sent: Sent): Promise<Progress> {
  return progressAfter(practice, learner, async (transaction) => {
    const fresh = await claim(transaction, sent.repetitions);
    if (fresh.length === 0) return;
    const repetitions = fresh.map((each) => ({
      ...repetitionOf(each),
      at: instantOf(each, sent, transaction.now),
    }));
    await save(transaction, repetitions);
    await recordPractice(transaction);
    await addSeconds(
      transaction,
      secondsOf(repetitions.filter(isOfWeek(transaction.now)), transaction.published),
    );
  });
}

/**
 * Whether a repetition was danced less than six times 24 hours ago: a device may send repetitions days late,
 * and the week of the dashboard is today and the six days before.
 */
const isOfWeek =
  (now: number) =>
  ({ at }: { at: string }) =>
    Date.parse(at) > now - 6 * 86_400_000;

/** Sums up the seconds danced, without repetitions whose score is unknown. */
function secondsOf(repetitions: readonly Repetition[], published: Published): number {
  const tempos = new Map([...taughtScores(published), exerciseScore()].map(({ id, tempo }) => [id, tempo]));
  return repetitions.reduce((sum, each) => {
    const tempo = tempos.get(each.score);
    return tempo === undefined ? sum : sum + secondsDanced(each, tempo);
  }, 0);
}

/** Reads a repetition. A page that was opened before dances had scores sends it in seconds of the house routine. */
function repetitionOf(sent: Sent['repetitions'][number]): Repetition {
  const { rate, answer } = sent;
  if ('parts' in sent) return { score: sent.score, parts: sent.parts, rate, answer };
  return { ...earlierParts(sent), rate, answer };
}

/** Stores the keys of repetitions or rehearsals, and returns in order those that were not counted before. */
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

/**
 * When a repetition was danced, by the device's clock. If that clock gives an age below zero or above LONGEST,
 * the repetition counts as danced now.
 */
function instantOf({ danced_at }: Sent['repetitions'][number], { sent_at }: Sent, now: number): string {
  const age = sent_at - danced_at;
  return new Date(age > 0 && age < LONGEST ? now - age : now).toISOString();
}

/** The greatest age of a repetition, in milliseconds, at which the device's clock is still believed. */
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
