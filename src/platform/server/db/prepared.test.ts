import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { prepared } from './prepared.ts';

const database = await sharedDatabase({ seeded: false });

test('a prepared statement is built once, and takes the values of each call in the order of its SQL', async () => {
  let built = 0;
  const joined = prepared('joined', (db, given: { first: string; second: string | null }) => {
    built += 1;
    return db.selectNoFrom(
      sql<string>`concat(${given.second}::text, ${'-'}::text, ${given.first}::text)`.as('text'),
    );
  });
  expect(await joined(database.db, { first: 'a', second: 'b' })).toEqual([{ text: 'b-a' }]);
  expect(await joined(database.db, { first: 'c', second: null })).toEqual([{ text: '-c' }]);
  expect(built).toBe(1);
});
