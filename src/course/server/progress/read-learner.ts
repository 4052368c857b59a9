// The one place that reads what is stored about a learner's progress: one statement, so that all of it is of one moment.
// Its rows have one shape: JSON made by the database would cost two times the whole statement.

import { type Kysely, sql } from 'kysely';
import type { TrophyPart } from '#course/content/trophies.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { PhraseRecord } from '#player/rules/phrase-record.ts';
import type { Database } from '#subjects/server/schema.ts';

export type LearnerState = Awaited<ReturnType<typeof readLearner>>;

/** Throws unauthenticated when the person is gone (deleted while a request was under way). Instants are ISO 8601 in UTC. */
export async function readLearner(db: Kysely<Database>, userId: string) {
  const rows = await stored(db, { id: userId });
  const of = (kind: Stored['kind']) => rows.filter((row) => row.kind === kind);
  const [practice] = of('practice');
  const [plan] = of('plan');
  if (!practice) throw new AppError('unauthenticated');
  return {
    practice: {
      current_streak: practice.streak ?? 0,
      last_day: practice.detail,
      time_zone: practice.id || null,
    },
    completed: of('completed').map(({ id, at }) => ({ lesson_id: id, completed_at: isoOf(at) })),
    /** Lessons, 13 included, that have a row and are not completed. */
    opened: of('opened').map(({ id }) => id),
    /** Checked items, and steps that were done as a whole (the rehearsal). */
    marks: of('mark').map(({ id, detail }) => ({ step_id: id, checklist_id: detail })),
    phrases: of('phrase').map(phraseOf),
    plan: {
      minutes_per_day: plan?.streak ?? null,
      rest_days: plan?.detail?.split(' ').filter(Boolean).map(Number) ?? [],
    },
    trophies: of('trophy').map(({ id, at }) => ({ part: id as TrophyPart, unlocked_at: isoOf(at) })),
  };
}

/**
 * `id` is that of the lesson, step, phrase or trophy; of the practice, which is always there, it is the zone. Figures of a
 * phrase stand in `detail`, one after the other; of the plan the days of rest, and its minutes where the streak stands.
 */
type Stored = {
  kind: 'practice' | 'plan' | 'completed' | 'opened' | 'mark' | 'phrase' | 'trophy';
  id: string;
  detail: string | null;
  at: Date | null;
  streak: number | null;
};

const none = sql`null`;
const stored = prepared('read-learner', (db, given: { id: string }) =>
  db
    .selectFrom('users')
    .where('id', '=', given.id)
    .select([sql`'practice'`.as('kind'), sql`coalesce(practice_zone, '')`.as('id')])
    .select((row) => [
      row.cast<string>('last_practice_day', 'text').as('detail'),
      sql`null::timestamptz`.as('at'),
      'current_streak as streak',
    ])
    .$castTo<Stored>()
    .unionAll(
      db
        .selectFrom('lesson_progress')
        .where('user_id', '=', given.id)
        .select(sql`case when completed then 'completed' else 'opened' end`.as('kind'))
        .select(['lesson_id as id', none.as('detail'), 'completed_at as at', none.as('streak')])
        .$castTo<Stored>(),
    )
    .unionAll(
      db
        .selectFrom('progress')
        .where('user_id', '=', given.id)
        .select([sql`'mark'`.as('kind'), 'step_id as id', 'checklist_id as detail'])
        .select([none.as('at'), none.as('streak')])
        .$castTo<Stored>(),
    )
    .unionAll(
      db
        .selectFrom('phrase_records')
        .where('user_id', '=', given.id)
        .select([sql`'phrase'`.as('kind'), sql`phrase::text`.as('id')])
        .select(
          sql`concat_ws(' ', danced, clean, coalesce(clean_rate, 0), again, joined, checks, array_to_string(eights, ' '))`.as(
            'detail',
          ),
        )
        .select(['practised_at as at', none.as('streak')])
        .$castTo<Stored>(),
    )
    .unionAll(
      db
        .selectFrom('users')
        .where('id', '=', given.id)
        .where('minutes_per_day', 'is not', null)
        .select([sql`'plan'`.as('kind'), sql`''`.as('id')])
        .select([
          sql`array_to_string(rest_days, ' ')`.as('detail'),
          none.as('at'),
          'minutes_per_day as streak',
        ])
        .$castTo<Stored>(),
    )
    .unionAll(
      db
        .selectFrom('trophies')
        .where('user_id', '=', given.id)
        .select([sql`'trophy'`.as('kind'), 'part as id', none.as('detail')])
        .select(['unlocked_at as at', none.as('streak')])
        .$castTo<Stored>(),
    ),
);

function phraseOf({ id, detail, at }: Stored): PhraseRecord {
  const [danced = 0, clean = 0, rate = 0, again = 0, joined = 0, checks = 0, ...eights] = (detail ?? '')
    .split(' ')
    .map(Number);
  return {
    phrase: Number(id),
    danced,
    clean,
    clean_rate: rate || null,
    again,
    eights,
    joined,
    checks,
    practised_at: isoOf(at),
  };
}

function isoOf(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
