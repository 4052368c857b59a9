// Records from before learners were asked whether a repetition was clean, after an upgrade.

import { expect, test } from 'vitest';
import { applyMigration, makeMigrationsTable, migrate, migrationNames } from '#platform/server/db/migrate.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { readLearner } from './read-learner.ts';

const { db, pool } = await sharedDatabase({ empty: true });

test('an upgrade turns what was counted as clean into played through at the same speed, and leaves nothing clean', async () => {
  const names = await migrationNames();
  const change = names.indexOf('141-called-clean.sql');
  const client = await pool.connect();
  await makeMigrationsTable(client);
  for (const name of names.slice(0, change)) await applyMigration(client, name);
  client.release();
  await pool.query(
    "insert into users (id, first_name, email, age_group) values ('m', 'M', 'm@m.org', '18+')",
  );
  await pool.query(
    `insert into phrase_records
       (user_id, phrase, danced, clean, clean_rate, again, eights, joined, checks, practised_at)
     values ('m', 3, 9, 7, 1, 2, '{7,8,7,7}', 3, 1, '2026-11-26T10:00Z'),
       ('m', 4, 1, 0, null, 0, '{0,2,0,0}', 0, 0, '2026-11-26T10:00Z')`,
  );

  expect(await migrate(pool)).toEqual(names.slice(change));

  const practised_at = '2026-11-26T10:00:00.000Z';
  const danced = {
    danced: 9,
    played: 7,
    played_rate: 1,
    eights: [7, 8, 7, 7],
    joined: 3,
    checks: 1,
    again: 2,
  };
  expect((await readLearner(db, 'm')).records).toEqual([
    houseRecord(3, { ...danced, practised_at }),
    houseRecord(4, { danced: 1, eights: [0, 2, 0, 0], practised_at }),
  ]);
});
