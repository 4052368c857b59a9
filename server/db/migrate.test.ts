import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, migrationNames } from './migrate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await makeTestDatabase();
});
afterAll(() => database.drop());

test('a migrated database has nothing left to apply, however many servers start at once', async () => {
  const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database.pool)));
  expect(applied).toEqual([[], [], [], []]);
});

test('two servers that start together on an empty database apply every migration exactly once', async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  const applied = await Promise.all([migrate(database.pool), migrate(database.pool), migrate(database.pool)]);
  expect(applied.flat()).toEqual(await migrationNames());
});
