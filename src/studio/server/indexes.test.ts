import { afterAll, expect, test } from 'vitest';
import { makeTestDatabase } from '#testing/server/test-database.ts';

const { pool, drop } = await makeTestDatabase({ seeded: true });
afterAll(drop);

/** Returns the plan that the database would use for a large table; a small table is always read as a whole. */
async function plan(statement: string): Promise<string> {
  const answers = await pool.query(`begin; set local enable_seqscan = off; explain ${statement}; rollback`);
  return JSON.stringify((answers as unknown as { rows: unknown[] }[])[2]?.rows);
}

test.each([
  ['progress_step', `select count(distinct user_id) from progress where step_id in ('a', 'b')`],
  ['progress_checklist', `select count(distinct user_id) from progress where checklist_id in ('a', 'b')`],
  ['feedback_newest', 'select * from feedback order by created_at desc, id desc limit 50'],
  [
    'feedback_newest',
    `select * from feedback where (created_at, id) < (select created_at, id from feedback
       where id = '00000000-0000-0000-0000-000000000000') order by created_at desc, id desc limit 50`,
  ],
])('the index %s serves %s', async (index, statement) => {
  const found = await plan(statement);
  expect(found).toContain(index);
  if (index === 'feedback_newest') expect(found).not.toContain('Sort');
});
