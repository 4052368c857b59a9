// The profile, the survey and the reminders switch (specification, sections 2 and 7).

import { remindersDefault } from '#rules/accounts/age-gate.ts';
import { limits } from '#rules/limits.ts';
import { localDay } from '#rules/streak/local-day.ts';
import { shownStreak } from '#rules/streak/streak.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';

const readOne = {
  name: 'read-profile',
  text: `
    select u.*, r.role,
      (select count(*)::int from lesson_progress p join lessons l on l.id = p.lesson_id
         where p.user_id = u.id and p.completed and l.order_num <= ${limits.lessons}) as lessons_completed,
      (select count(*)::int from trophies where user_id = u.id) as trophies_earned
    from users u left join user_roles r on r.user_id = u.id where u.id = $1`,
};

type Names = 'readProfile' | 'saveSurvey' | 'setReminders';

export function profileHandlers({ pool, mails, now }: AccountParts): Some<Names> {
  return {
    readProfile: async ({ session, timeZone }) => {
      const [row] = (await pool.query({ ...readOne, values: [session.user_id] })).rows;
      if (!row) throw new AppError('unauthenticated');
      const practice = {
        current_streak: row.current_streak,
        last_day: row.last_practice_day,
        time_zone: row.practice_zone,
      };
      const { first_name, last_name, email, age_group, experience_level, role } = row;
      return {
        first_name,
        last_name,
        email,
        email_proven: row.email_verified,
        age_group,
        experience_level,
        role,
        current_streak: shownStreak(practice, now(), timeZone),
        lessons_completed: row.lessons_completed,
        trophies_earned: row.trophies_earned,
        created_at: row.created_at.toISOString(),
        reminders_opt_in: row.reminders_opt_in ?? remindersDefault(age_group),
      };
    },
    saveSurvey: async ({ session, body, timeZone }) => {
      await inTransaction(pool, async (client) => {
        await client.query('update user_roles set role = $2 where user_id = $1', [
          session.user_id,
          body.role,
        ]);
        const { rows } = await client.query(
          `update users set experience_level = $2, last_active_date = $3, time_zone = $4, updated_at = now()
           where id = $1 returning email, first_name`,
          [session.user_id, body.experience_level, localDay(now(), timeZone), timeZone],
        );
        const [person] = rows;
        if (!person) throw new AppError('unauthenticated');
        // The key makes it once: later answers to the survey welcome nobody again.
        await mails.queue(client, {
          user_id: session.user_id,
          to: person.email,
          kind: 'welcome',
          values: { first_name: person.first_name },
          path: '/learn',
          dedupe_key: `welcome ${session.user_id}`,
        });
      });
      return {};
    },
    setReminders: async ({ session, body }) => {
      await pool.query(
        'update users set reminders_opt_in = $2, reminders_chosen_at = $3, updated_at = now() where id = $1',
        [session.user_id, body.reminders_opt_in, new Date(now())],
      );
      return { reminders_opt_in: body.reminders_opt_in };
    },
  };
}
