// A learner and a clock for the tests of src/course/server/progress.

import type { Learner, Practice } from '#course/server/progress/practice.ts';
import { makeTransactionQueue } from '#course/server/progress/transaction-queue.ts';
import { makeLog } from '#platform/server/log.ts';
import { loadPublished } from '#subjects/server/published.ts';
import type { TestDatabase } from './test-database.ts';

export type TestPractice = Practice & {
  /** Sets the clock to an instant in ISO 8601. */
  setNow: (instant: string) => void;
};

/** Returns the seeded course and a clock that shows the same time until it is set. */
export async function makePractice({ db }: TestDatabase): Promise<TestPractice> {
  const published = await loadPublished(db);
  let now = Date.parse('2027-03-01T12:00:00Z');
  return {
    db,
    queue: makeTransactionQueue(),
    published: () => published,
    now: () => now,
    setNow: (instant) => {
      now = Date.parse(instant);
    },
    log: makeLog('silent'),
  };
}

let count = 0;

/** Writes a new learner, who practises in `timeZone`, into the database. */
export async function makeLearner({ db }: TestDatabase, timeZone = 'UTC'): Promise<Learner> {
  count += 1;
  const user_id = `learner-${count}`;
  await db
    .insertInto('users')
    .values({
      id: user_id,
      first_name: 'Grave',
      email: `${user_id}@example.org`,
      age_group: '18+',
      reminders_opt_in: true,
    })
    .execute();
  return { user_id, timeZone };
}
