import { expect, test } from 'vitest';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { pruneRooms } from './room-counts.ts';

const DAY = 86_400_000;
const now = Date.parse('2027-03-01T12:00:00Z');
const database = await sharedDatabase();

test('pruning keeps the fullest half minute of each past room, and the fullest rooms of each day', async () => {
  const day = now - 3 * DAY;
  const count = (starts_at: number, bucket: number, area: string, beats: number) => ({
    starts_at: new Date(starts_at),
    bucket,
    area,
    process: '00000000-0000-4000-8000-000000000000',
    beats,
  });
  const full = [count(day, 6, 'Asia', 20), count(day, 6, 'Europe', 20)];
  const hour = [count(now - 3_600_000, 4, 'Europe', 1), count(now - 3_600_000, 5, 'Europe', 2)];
  const strange = Array.from({ length: 700 }, (_, minute) => count(day + minute * 60_000, 3, 'Europe', 9));
  await database.db
    .insertInto('room_counts')
    .values([...full, count(day, 5, 'Asia', 39), count(day, 7, 'Asia', 1), ...hour, ...strange])
    .execute();
  await pruneRooms(database.db, now);
  const left = await database.db.selectFrom('room_counts').selectAll().execute();
  expect(left).toHaveLength(50 + 1 + hour.length);
  expect(left).toEqual(expect.arrayContaining([...full, ...hour]));
});
