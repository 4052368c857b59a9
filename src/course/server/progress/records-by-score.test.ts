// Records from before dances had scores, after an upgrade.

import { expect, test } from 'vitest';
import { applyMigration, makeMigrationsTable, migrate, migrationNames } from '#platform/server/db/migrate.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { readLearner } from './read-learner.ts';

const { db, pool } = await sharedDatabase({ empty: true });

test('an upgrade gives old records to the house routine, and other dances can have records beside them', async () => {
  const names = await migrationNames();
  const change = names.indexOf('142-records-by-score.sql');
  const client = await pool.connect();
  await makeMigrationsTable(client);
  for (const name of names.slice(0, change)) await applyMigration(client, name);
  client.release();
  await pool.query(
    `insert into users (id, first_name, email, age_group)
     values ('m', 'M', 'm@m.org', '18+'), ('n', 'N', 'n@m.org', '18+')`,
  );
  await pool.query(
    `insert into phrase_records
       (user_id, phrase, danced, played, played_rate, eights, joined, checks,
        clean, clean_rate, clean_eights, clean_joined, again, practised_at)
     values ('m', 3, 9, 7, 1, '{7,8,7,7}', 3, 1, 2, 0.75, '{2,2,3,2}', 1, 4, '2026-11-26T10:00Z'),
       ('m', 24, 1, 0, null, '{0,2,0,0}', 0, 0, 0, null, '{0,0,0,0}', 0, 0, '2026-11-26T11:00Z'),
       ('n', 3, 1, 1, 0.5, '{1,1,1,1}', 0, 0, 0, null, '{0,0,0,0}', 0, 0, '2026-11-26T12:00Z')`,
  );

  expect(await migrate(pool)).toEqual(names.slice(change));

  const third = {
    ...{ danced: 9, played: 7, played_rate: 1, eights: [7, 8, 7, 7], joined: 3, checks: 1 },
    ...{ clean: 2, clean_rate: 0.75, clean_eights: [2, 2, 3, 2], clean_joined: 1, again: 4 },
  };
  const records = async (id: string) =>
    (await readLearner(db, id)).records.toSorted((one, other) => one.phrase.localeCompare(other.phrase));
  expect(await records('m')).toEqual([
    houseRecord(24, { danced: 1, eights: [0, 2, 0, 0], practised_at: '2026-11-26T11:00:00.000Z' }),
    houseRecord(3, { ...third, practised_at: '2026-11-26T10:00:00.000Z' }),
  ]);
  expect((await records('n')).map(({ score, phrase }) => [score, phrase])).toEqual([['house', '3']]);

  // A phrase with the same id in another dance has its own record, and a phrase may have any number of eights.
  await pool.query(
    `insert into phrase_records
       (user_id, score, phrase, danced, eights, joined, checks, clean, clean_eights, again, practised_at)
     values ('m', 'own', '3', 1, '{1,1,1,1,1}', 0, 0, 0, '{0,0,0,0,0}', 0, '2026-11-27T10:00Z')`,
  );
  expect(await records('m')).toHaveLength(3);
});
