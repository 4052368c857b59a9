// The profile, the survey and the reminders switch (specification, sections 2 and 7).

import type { Profile } from '#people/api/profile.ts';
import { remindersDefault } from '#people/rules/age-gate.ts';
import { localDay } from '#platform/rules/local-day.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';
import { profileFigures } from '#subjects/server/people-parts.ts';
import type { Database } from '#subjects/server/schema.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { queueOrLog } from './mail/queue-or-log.ts';

async function readOne(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .selectAll('users')
    .select('user_roles.role')
    .select(({ selectFrom, fn }) => [
      selectFrom('lesson_progress')
        .innerJoin('lessons', 'lessons.id', 'lesson_progress.lesson_id')
        .select(fn.countAll<string>().as('count'))
        .whereRef('lesson_progress.user_id', '=', 'users.id')
        .where('completed', '=', true)
        .where('lessons.order_num', '<=', limits.lessons)
        .as('lessons_completed'),
      selectFrom('trophies')
        .select(fn.countAll<string>().as('count'))
        .whereRef('trophies.user_id', '=', 'users.id')
        .as('trophies_earned'),
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow(() => new AppError('unauthenticated'));
}

/**
 * The profile shows all columns of a person's row but these. A new column must become a field of `Profile`, or be named
 * here.
 */
type Shown = Pick<
  Profile,
  Exclude<
    keyof Database['users'],
    | 'id'
    | 'email_verified'
    | 'last_practice_day'
    | 'practice_zone'
    | 'time_zone'
    | 'chosen_side'
    | 'language'
    | 'reminders_chosen_at'
    | 'consent_wording'
    | 'minutes_per_day'
    | 'rest_days'
    | 'last_active_date'
    | 'updated_at'
  >
>;

type Names = 'readProfile' | 'saveSurvey' | 'setReminders' | 'chooseZone' | 'chooseSide';

export function profileHandlers(parts: AccountParts): Some<Names> {
  const { db, now } = parts;
  return {
    readProfile: async ({ session, timeZone }): Promise<Profile & Shown> => {
      const row = await readOne(db, session.user_id);
      const practice = {
        current_streak: row.current_streak,
        last_day: row.last_practice_day,
        time_zone: row.practice_zone,
      };
      const { first_name, last_name, email, age_group, experience_level, role, chosen_zone } = row;
      return {
        first_name,
        last_name,
        email,
        age_group,
        experience_level,
        role,
        chosen_zone,
        counted_zone: timeZone,
        current_streak: profileFigures.shownStreak(practice, now(), timeZone),
        lessons_completed: Number(row.lessons_completed),
        trophies_earned: Number(row.trophies_earned),
        created_at: row.created_at.toISOString(),
        reminders_opt_in: row.reminders_opt_in ?? remindersDefault(age_group),
      };
    },
    saveSurvey: async ({ session, body, timeZone }) => {
      const { user_id } = session;
      const { role, ...answers } = body;
      await inTransaction(db, async (trx) => {
        const person = await trx
          .updateTable('users')
          .set({
            ...answers,
            last_active_date: localDay(now(), timeZone),
            time_zone: timeZone,
            updated_at: new Date(),
          })
          .where('id', '=', user_id)
          .returning(['email', 'email_verified', 'first_name'])
          .executeTakeFirstOrThrow(() => new AppError('unauthenticated'));
        await trx.updateTable('user_roles').set({ role }).where('user_id', '=', user_id).execute();
        // The key makes sure that a person who changes the survey later is not welcomed again.
        await queueOrLog(trx, parts, {
          to: { user_id, ...person },
          kind: 'welcome',
          path: paths.learn,
          dedupe_key: `welcome ${user_id}`,
        });
      });
      return {};
    },
    chooseZone: async ({ session, body: { chosen_zone } }) => {
      await db
        .updateTable('users')
        .set({
          chosen_zone,
          // Mails use the chosen zone from now on. Without a chosen zone, the next practice stores the device's zone.
          ...(chosen_zone !== null && { time_zone: chosen_zone }),
          updated_at: new Date(now()),
        })
        .where('id', '=', session.user_id)
        .execute();
      // The remembered session is dropped at once: the database's announcement may come after the person's next call.
      parts.auth.visitors.forget(session.user_id);
      return { chosen_zone };
    },
    chooseSide: async ({ session, body: { chosen_side } }) => {
      await db
        .updateTable('users')
        .set({ chosen_side, updated_at: new Date(now()) })
        .where('id', '=', session.user_id)
        .execute();
      parts.auth.visitors.forget(session.user_id);
      return { chosen_side };
    },
    setReminders: async ({ session, body }) => {
      await db
        .updateTable('users')
        .set({
          reminders_opt_in: body.reminders_opt_in,
          reminders_chosen_at: new Date(now()),
          updated_at: new Date(),
        })
        .where('id', '=', session.user_id)
        .execute();
      return { reminders_opt_in: body.reminders_opt_in };
    },
  };
}
