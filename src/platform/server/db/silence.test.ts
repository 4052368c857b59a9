import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { openDatabase } from './database.ts';
import { inTransaction } from './transaction.ts';

const database = await makeTestDatabase();
/** The pool has one connection, so that the next borrower would get the silent connection. */
const { db, pool } = openDatabase({ ...database.connection, max: 1, query_timeout: 300 }, () => undefined);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

test('a transaction whose database falls silent fails once, and the next one gets a connection that answers', async () => {
  const statements: string[] = [];
  const silent = inTransaction(db, async (trx) => {
    await sql`insert into seeds (name, checksum) values ('half', 'done')`.execute(trx);
    try {
      await sql`select pg_sleep(30)`.execute(trx);
    } finally {
      await sql`select 1`.execute(trx).catch((error: Error) => statements.push(error.message));
    }
  });
  await expect(silent).rejects.toThrow('Query read timeout');
  // No statement is sent on the silent connection again: the second statement failed at once, with the reason of the
  // first statement.
  expect(statements).toEqual(['Query read timeout']);
  await expect(db.selectFrom('seeds').select('name').where('name', '=', 'half').execute()).resolves.toEqual(
    [],
  );
});

test('a single statement that got no answer leaves no silent connection in the pool', async () => {
  await expect(sql`select pg_sleep(30)`.execute(db)).rejects.toThrow('Query read timeout');
  const { rows } = await sql<{ one: number }>`select 1 as one`.execute(db);
  expect(rows).toEqual([{ one: 1 }]);
});

test('a transaction that throws is rolled back, and its connection stays in the pool', async () => {
  const failing = inTransaction(db, async (trx) => {
    await trx.insertInto('seeds').values({ name: 'undone', checksum: '' }).execute();
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  await expect(db.selectFrom('seeds').select('name').where('name', '=', 'undone').execute()).resolves.toEqual(
    [],
  );
  expect(pool.totalCount).toBe(1);
});
