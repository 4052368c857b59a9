// Writes a learner straight into the tables, as far through the course as a test needs, without a sign-up or a danced
// lesson.

import { randomBytes, randomUUID } from 'node:crypto';
import { marksLesson13 } from '#course/rules/rehearsal.ts';
import { unlockedTrophies } from '#course/rules/trophies.ts';
import { hashPassword } from '#people/server/password-hash.ts';
import { cookieShape, IDLE_DAYS, sessionCookie } from '#people/server/session-cookie.ts';
import { localDay } from '#platform/rules/local-day.ts';
import type { Db } from '#platform/server/db/database.ts';
import { limits } from '#subjects/rules/limits.ts';

export type LearnerOptions = {
  id?: string;
  first_name?: string;
  email?: string;
  /** Whether the learner has proven the address by a mailed link. */
  proven?: boolean;
  age_group?: '13-17' | '18+';
  /** Whether the two questions after signing up are answered. */
  survey?: boolean;
  /** The number of the last completed lesson: all lessons up to it were completed today, and have brought trophies. */
  completed?: number;
  /** Whether the rehearsal was danced to its end today. */
  rehearsed?: boolean;
  /** The zone in which days are counted. */
  time_zone?: string;
};

export type WrittenLearner = { id: string; email: string; password: string };

const password = 'lurch-and-drag-7';
let hash: Promise<string> | undefined;

/** Writes a learner; all people written here have the same password. The database must hold the course. */
export async function writeLearner(db: Db, options: LearnerOptions = {}): Promise<WrittenLearner> {
  const { id = randomUUID(), email = newEmail(), survey = true, time_zone = 'UTC' } = options;
  const { first_name = 'Morticia', age_group = '18+', proven: email_verified = false } = options;
  hash ??= hashPassword(password);
  const experience_level = survey ? 'never' : null;
  const adult = age_group === '18+';
  await db
    .insertInto('users')
    .values({
      id,
      first_name,
      email,
      email_verified,
      age_group,
      experience_level,
      time_zone,
      reminders_opt_in: adult,
    })
    .execute();
  if (survey) await db.updateTable('user_roles').set({ role: 'dancer' }).where('user_id', '=', id).execute();
  await db
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      account_id: id,
      provider_id: 'credential',
      user_id: id,
      password: await hash,
    })
    .execute();
  await writePractice(db, id, options);
  return { id, email, password };
}

/** Signs a person in; returns the session cookie's value for a server with AUTH_SECRET `secret` and plain HTTP. */
export async function writeSession(db: Db, user_id: string, secret: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(Date.now() + IDLE_DAYS * 86_400_000);
  await db.insertInto('sessions').values({ id: randomUUID(), token, user_id, expires_at }).execute();
  const [pair = ''] = sessionCookie(token, cookieShape('http:'), secret).split(';');
  return pair.slice(pair.indexOf('=') + 1);
}

/** Returns an address that no other person has. */
export function newEmail(name = 'dancer'): string {
  return `${name}-${randomBytes(6).toString('hex')}@example.org`;
}

/** Writes the practice that `options` describe, as if the person had done it until now; earlier practice stays. */
export async function writePractice(db: Db, user_id: string, options: LearnerOptions): Promise<void> {
  const { completed: last = 0, rehearsed = false, time_zone = 'UTC' } = options;
  if (last === 0 && !rehearsed) return;
  const now = Date.now();
  const days = Array.from({ length: last }, (_, index) => index + 1);
  const done = { completed: new Set(days), rehearsals: rehearsed ? 1 : 0 };
  if (marksLesson13(done)) days.push(limits.rehearsalLesson);
  const lessons = await db
    .selectFrom('lessons')
    .select('id')
    .where('order_num', 'in', [0, ...days])
    .orderBy('order_num')
    .execute();
  // Each entry is a second before the next entry, so that the last entry is the latest.
  const ago = (index: number, count: number) => new Date(now - (count - index) * 1_000);
  if (lessons.length > 0)
    await db
      .insertInto('lesson_progress')
      .values(
        lessons.map(({ id }, index) => ({
          user_id,
          lesson_id: id,
          completed: true,
          completed_at: ago(index, lessons.length),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const trophies = unlockedTrophies(done);
  if (trophies.length > 0)
    await db
      .insertInto('trophies')
      .values(trophies.map((part, index) => ({ user_id, part, unlocked_at: ago(index, trophies.length) })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  if (rehearsed) {
    const steps = await db.selectFrom('steps').select('id').where('step_type', '=', 'rehearse').execute();
    await db
      .insertInto('progress')
      .values(steps.map(({ id }) => ({ user_id, step_id: id })))
      .execute();
  }
  const day = localDay(now, time_zone);
  await db
    .insertInto('practice_days')
    .values({ user_id, day })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const today = { current_streak: 1, last_practice_day: day, practice_zone: time_zone };
  await db.updateTable('users').set(today).where('id', '=', user_id).execute();
}
