// One learner's turn: a rule is asked about the learner's state, and what it decides is written in one statement, on the
// condition that nobody else had a turn in between; else it is decided anew. No rule sees half of another turn, in any
// number of server processes (docs/decisions/004-one-database.md).

import pg from 'pg';
import { AppError } from '../http/app-error.ts';
import { appErrorOf } from '../http/problem.ts';
import { reasonOf } from '../log.ts';
import type { KnownLearner } from './learner-memory.ts';
import { readLearner } from './learner-state.ts';
import type { Learner, Practice } from './practice.ts';
import { draftTurn, type TurnDraft } from './turn-draft.ts';

/** A request that may come again with the same key, and then gets the answer it got first. */
export type Once = { scope: string; key: string };

/** More than that many turns of others in between is no longer bad luck. */
const MOST_TRIES = 50;

/**
 * Runs `decide` on a draft and writes what it changed; resolves with its answer when that is committed. `decide` may run
 * several times and has no effects but on the draft; what it throws undoes everything.
 * Throws unauthenticated when the person is gone.
 */
export function learnerTurn<Answer extends object>(
  practice: Practice,
  { user_id }: Learner,
  decide: (draft: TurnDraft) => Answer,
  once: Once | null = null,
): Promise<Answer> {
  const { memory } = practice;
  const now = practice.now();
  return memory.inTurn(user_id, async () => {
    try {
      return await decideAndWrite(practice, user_id, now, decide, once);
    } catch (error) {
      // Whether the turn was written may be unknown now, and the person may be gone.
      memory.forget(user_id);
      throw error;
    }
  });
}

async function decideAndWrite<Answer extends object>(
  practice: Practice,
  userId: string,
  now: number,
  decide: (draft: TurnDraft) => Answer,
  once: Once | null,
): Promise<Answer> {
  const { pool, memory, log } = practice;
  let known = memory.recall(userId);
  // What this turn read itself may be answered from; what is remembered may be older than another process's write.
  let isFresh = false;
  let failedAward: { parts: string; error: unknown } | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    if (!known) {
      known = await readLearner(pool, userId);
      isFresh = true;
    }
    // Asked after the state is known: a twin that commits later than this changes the version.
    const first = once && (await firstAnswer<Answer>(pool, once));
    if (first) return first;
    const draft = draftTurn(known.state, now, failedAward === undefined);
    let answer: Answer;
    try {
      answer = decide(draft);
    } catch (refusal) {
      if (isFresh) throw refusal;
      known = undefined;
      continue;
    }
    if (once) draft.changes.answered = { ...once, answer };
    try {
      const version = await write(practice, userId, known, draft, isFresh);
      if (version) {
        memory.keep(userId, { version, state: draft.state });
        if (failedAward)
          log.error('award_failed', { what: failedAward.parts, reason: reasonOf(failedAward.error) });
        return answer;
      }
      known = undefined;
    } catch (error) {
      if (isDeadlock(error)) known = undefined;
      else if (draft.awards && isRefusal(error))
        failedAward = { parts: draft.changes.trophies?.join(' ') ?? 'lesson_13', error };
      else throw error;
    }
  }
  throw new AppError('unavailable', { retryAfter: 1 });
}

/** The version after the turn; null when the learner's version is another by now, and nothing was written. */
async function write(
  { pool, readVersion }: Practice,
  userId: string,
  known: KnownLearner,
  { now, changes }: TurnDraft,
  isFresh: boolean,
): Promise<string | null> {
  if (Object.keys(changes).length === 0) {
    if (isFresh) return known.version;
    return (await readVersion(userId)) === known.version ? known.version : null;
  }
  const { rows } = await pool.query({
    name: 'take-turn',
    text: 'select take_turn($1, $2, $3, $4) as version',
    values: [userId, known.version, new Date(now).toISOString(), JSON.stringify(changes)],
  });
  return rows[0].version;
}

async function firstAnswer<Answer>(pool: pg.Pool, { scope, key }: Once): Promise<Answer | null> {
  const { rows } = await pool.query('select answer from idempotency_keys where scope = $1 and key = $2', [
    scope,
    key,
  ]);
  return rows[0]?.answer ?? null;
}

/** Somebody changed this learner's rows by hand at the same moment, in another order. */
function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40P01';
}

/** The database is there and would not have it. */
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && appErrorOf(error).code !== 'unavailable';
}
