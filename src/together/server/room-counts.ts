// Each process counts the dancers of each room in memory, by their beats (signs of life). Every few seconds the
// database sums the counts of all processes. The cost of the sum does not grow with the dancers, and no request waits
// for it.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Beat } from '#event/api/moment.ts';
import { type Area, bucketAt, crowdOf, nobody } from '#event/rules/crowd.ts';
import { roomAt, roomLasts } from '#event/rules/rooms.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';
import { type Log, reasonOf } from '#platform/server/log.ts';

export type RoomCounts = {
  /**
   * Counts a beat of a page in the room of `start`, whose client has `address`. Does nothing unless people wait or
   * dance in the room, and nothing for a seat that was counted in this half minute, or for too many people of one
   * address.
   */
  beat(start: number, beat: Beat, address: string): void;
  /**
   * The crowd as JSON, with the numbers that may be published. The numbers are known some seconds after the first page
   * asks.
   */
  crowd(start: number): string;
  stop(): void;
};

/** One bucket of a room in this process. */
type Bucket = {
  start: number;
  bucket: number;
  seats: Set<number>;
  byAddress: Map<string, number>;
  counts: Map<Area, number>;
};

const SYNC_MS = 5_000;
/** Milliseconds without a question about a room, after which its crowd is forgotten. */
const FORGET_MS = 60_000;
/** The most people that count for one address in one bucket: the people of a stadium. Higher numbers can't be true. */
export const SEATS_PER_ADDRESS = 5_000;
const NOBODY = JSON.stringify(nobody);

export function makeRoomCounts({
  db,
  log,
  now,
  settings,
  syncMs = SYNC_MS,
}: {
  db: Db;
  log: Log;
  /** The time in UTC milliseconds. */
  now: () => number;
  settings: () => Parameters<typeof roomLasts>[0];
  syncMs?: number;
}): RoomCounts {
  const process = randomUUID();
  const buckets = new Map<string, Bucket>();
  /** The rooms that pages ask about, each with the time of the last question. */
  const asked = new Map<number, number>();
  const answers = new Map<number, string>();
  let timer: NodeJS.Timeout | undefined;
  let syncing = false;

  const phaseOf = (start: number, at: number) => roomAt(start, at, roomLasts(settings())).phase;

  function ask(start: number): void {
    asked.set(start, now());
    timer ??= setInterval(sync, syncMs).unref();
  }

  function bucketOf(start: number, bucket: number): Bucket {
    const key = `${start} ${bucket}`;
    const known = buckets.get(key);
    if (known) return known;
    const made = { start, bucket, seats: new Set<number>(), byAddress: new Map(), counts: new Map() };
    buckets.set(key, made);
    return made;
  }

  async function sync(): Promise<void> {
    if (syncing) return;
    syncing = true;
    try {
      await write();
      await read();
    } catch (error) {
      // The counts stay in memory and are written the next time.
      log.warn('room_counts_failed', { reason: reasonOf(error) });
    }
    syncing = false;
    for (const [start, at] of asked) {
      if (Math.abs(now() - at) < FORGET_MS) continue;
      asked.delete(start);
      answers.delete(start);
    }
    if (asked.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  /**
   * Writes total counts, so that writing them twice changes nothing. Buckets that are over leave memory once written.
   */
  async function write(): Promise<void> {
    const current = [...buckets];
    const rows = current.flatMap(([, { start, bucket, counts }]) =>
      [...counts].map(([area, beats]) => ({ starts_at: new Date(start), bucket, area, process, beats })),
    );
    if (rows.length === 0) return;
    const over = current.filter(([, { start, bucket }]) => bucket !== bucketAt(start, now()));
    await db
      .insertInto('room_counts')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .columns(['starts_at', 'bucket', 'area', 'process'])
          .doUpdateSet((excluded) => ({ beats: excluded.ref('excluded.beats') })),
      )
      .execute();
    for (const [key] of over) buckets.delete(key);
  }

  async function read(): Promise<void> {
    const starts = [...asked.keys()];
    const rows = await db
      .selectFrom('room_counts')
      .select(({ fn }) => ['starts_at', 'bucket', 'area', fn.sum<string>('beats').as('beats')])
      .where(
        'starts_at',
        'in',
        starts.map((start) => new Date(start)),
      )
      .groupBy(['starts_at', 'bucket', 'area'])
      .execute();
    for (const start of starts) {
      const sums = new Map<number, Map<Area, number>>();
      for (const row of rows) {
        if (row.starts_at.getTime() !== start) continue;
        const sum = sums.get(row.bucket) ?? new Map<Area, number>();
        sums.set(row.bucket, sum.set(row.area as Area, Number(row.beats)));
      }
      const total = (bucket: number) => [...(sums.get(bucket)?.values() ?? [])].reduce((a, b) => a + b, 0);
      const most = Math.max(0, ...[...sums.keys()].map(total));
      // The current bucket is shown as soon as it has more people than the bucket before.
      const at = bucketAt(start, now());
      const shown = total(at) > total(at - 1) ? at : at - 1;
      answers.set(start, JSON.stringify(crowdOf(sums.get(shown) ?? new Map(), most)));
    }
  }

  return {
    beat(start, { seat, area, people = 1 }, address) {
      const at = now();
      if (!['waiting', 'dancing'].includes(phaseOf(start, at))) return;
      ask(start);
      const { seats, byAddress, counts } = bucketOf(start, bucketAt(start, at));
      const there = byAddress.get(address) ?? 0;
      if (seats.has(seat) || there + people > SEATS_PER_ADDRESS) return;
      seats.add(seat);
      byAddress.set(address, there + people);
      counts.set(area, (counts.get(area) ?? 0) + people);
    },
    crowd(start) {
      // Rooms that are not open yet can't have dancers, so the database is not asked about them.
      if (phaseOf(start, now()) !== 'closed') ask(start);
      return answers.get(start) ?? NOBODY;
    },
    stop() {
      clearInterval(timer);
    },
  };
}

/** Days after which pages can no longer ask about a room. */
const ASKED_DAYS = 2;
/** The most rooms of one day whose counts are kept. */
const ROOMS_A_DAY = 50;

/**
 * Thins the counts of old rooms, which pages can no longer ask about: each room keeps its fullest half minute, and
 * each day its fullest rooms, because any visitor can send beats for a room of any minute.
 */
async function thinRoomCounts(db: Db, over: Date): Promise<void> {
  await sql`delete from room_counts where starts_at <= ${over} and (starts_at, bucket) not in (
    select starts_at, bucket from (
      select *, row_number() over (partition by date_trunc('day', starts_at, 'UTC') order by people desc, starts_at) as place
      from (
        select distinct on (starts_at) starts_at, bucket, sum(beats) as people
        from room_counts where starts_at <= ${over} group by starts_at, bucket order by starts_at, people desc
      ) fullest
    ) placed where place <= ${ROOMS_A_DAY})`.execute(db);
}

/** Deletes old counts of rooms; `now` is in UTC milliseconds. */
export async function pruneRooms(db: Db, now: number): Promise<void> {
  await dropOutdated(db, now, ['room_counts', 'starts_at', 400]);
  await thinRoomCounts(db, new Date(now - ASKED_DAYS * 86_400_000));
}
