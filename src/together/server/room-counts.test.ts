import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#platform/server/db/database.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { makeRoomCounts, type RoomCounts, SEATS_PER_ADDRESS } from './room-counts.ts';

const hour = 3_600_000;
let start = Date.parse('2027-10-30T22:00:00Z');
let now = start;
let close: () => Promise<void>;
const warnings: string[] = [];
/** Seconds of the operator's own dance; undefined for the event's length. */
let dance_seconds: number | undefined;
const processes: RoomCounts[] = [];

/** Makes the counts of a server process, which share only the database with the counts of other processes. */
let makeProcess: () => RoomCounts;

const database = await makeTestDatabase({});
const { db } = openDatabase({ connectionString: database.url, max: 2 }, () => undefined);
const log = { info() {}, error() {}, warn: (event: string) => void warnings.push(event) };
makeProcess = () => {
  const made = makeRoomCounts({
    db,
    log: log as never,
    now: () => now,
    settings: () => ({ dance_seconds }),
    syncMs: 20,
  });
  processes.push(made);
  return made;
};
close = async () => {
  for (const each of processes) each.stop();
  await new Promise((resolve) => setTimeout(resolve, 100));
  await db.destroy();
  await database.drop();
};
afterAll(() => close());

/** Moves to a new room whose dance began `seconds` ago (negative: begins in so many seconds). */
function enterRoom(seconds: number): void {
  start += hour;
  now = start + seconds * 1000;
}

const crowdOf = (counts: RoomCounts) => JSON.parse(counts.crowd(start));

test('the counts of several processes add up to one crowd', async () => {
  enterRoom(-100);
  const [one, two] = [makeProcess(), makeProcess()];
  for (let seat = 0; seat < 40; seat++) one.beat(start, { seat, area: 'Europe' }, 'a');
  for (let seat = 40; seat < 100; seat++) two.beat(start, { seat, area: 'Asia' }, 'b');
  for (const each of [one, two])
    await expect
      .poll(() => crowdOf(each))
      .toEqual({ dancing: 100, most: 100, areas: { Europe: 40, Asia: 60 } });
});

test('the crowd is that of the bucket before until the new bucket has more people, and the maximum stays', async () => {
  enterRoom(-31);
  const counts = makeProcess();
  for (let seat = 0; seat < 50; seat++) counts.beat(start, { seat, area: 'Europe' }, 'a');
  await expect.poll(() => crowdOf(counts).dancing).toBe(50);
  now += 30_000;
  for (let seat = 0; seat < 20; seat++) counts.beat(start, { seat, area: 'Europe' }, 'a');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(crowdOf(counts)).toMatchObject({ dancing: 50, most: 50 });
  now += 30_000;
  await expect.poll(() => crowdOf(counts)).toMatchObject({ dancing: 20, most: 50 });
  now = start + 400_000;
  await expect.poll(() => crowdOf(counts)).toMatchObject({ dancing: 0, most: 50 });
});

test('one address counts for a stadium at most', async () => {
  enterRoom(10);
  const counts = makeProcess();
  for (let seat = 0; seat < SEATS_PER_ADDRESS + 700; seat++)
    counts.beat(start, { seat, area: 'Pacific' }, 'a');
  await expect.poll(() => crowdOf(counts).dancing).toBe(SEATS_PER_ADDRESS);
});

test('nobody is counted before the doors open and after the end', async () => {
  for (const seconds of [-901, 360]) {
    enterRoom(seconds);
    const counts = makeProcess();
    for (let seat = 0; seat < 9; seat++) counts.beat(start, { seat, area: 'Europe' }, 'a');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(crowdOf(counts)).toEqual({ dancing: 0, most: 0, areas: {} });
  }
});

test('in a room of a longer dance people are counted to its end', async () => {
  dance_seconds = 2_400;
  enterRoom(2_399);
  const counts = makeProcess();
  for (let seat = 0; seat < 9; seat++) counts.beat(start, { seat, area: 'Europe' }, 'a');
  await expect.poll(() => crowdOf(counts).dancing).toBe(5);
  dance_seconds = undefined;
});

test('an outage of the database loses no count', async () => {
  enterRoom(5);
  const counts = makeProcess();
  await database.pool.query('alter table room_counts rename to room_counts_away');
  for (let seat = 0; seat < 10; seat++) counts.beat(start, { seat, area: 'Europe' }, 'a');
  await expect.poll(() => warnings).toContain('room_counts_failed');
  await database.pool.query('alter table room_counts_away rename to room_counts');
  await expect.poll(() => crowdOf(counts).dancing).toBe(10);
});
