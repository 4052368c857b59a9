// A million dancers without a socket: the product's own plans (when to ask for the time, when to show a sign of life, when
// to tell of the dance) on a virtual clock, and what all of them together ask for in each second.

import { bucketAt, nextBeatAfter } from '#event/rules/crowd.ts';
import { firstProbes, probeAfter } from '#event/rules/probe-plan.ts';
import { danceSeconds, waitSeconds } from '#event/rules/rooms.ts';
import { creditSpread } from '#together/rules/dance-credit.ts';

/** One in ten is played; the plans of all are alike. */
const PLAYED = 100_000;
const DANCERS = 1_000_000;
/** Each asks once for page, session, course, lesson and crowd. */
const FIRST_CALLS = 5;
/** Parts of the world and buckets of half a minute. */
const AREAS = 11;
const BUCKETS = (waitSeconds + danceSeconds) / 30;

export type Million = { busiest: number; atStart: number; credits: number; rows: number; note: string };

/** Half of them come in the last two minutes, the others in the thirteen before. */
export function virtualMillion(): Million {
  const seconds = new Map<number, number>();
  const credits = new Map<number, number>();
  let atStart = 0;
  const count = (into: Map<number, number>, position: number, calls = 1) =>
    into.set(Math.floor(position), (into.get(Math.floor(position)) ?? 0) + calls);
  for (let dancer = 0; dancer < PLAYED; dancer += 1) {
    const came = dancer % 2 ? -120 * Math.random() : -120 - (waitSeconds - 120) * Math.random();
    count(seconds, came, FIRST_CALLS + firstProbes);
    const waits = came < -15;
    const ask = (position: number) => {
      count(seconds, position);
      if (waits && Math.abs(position) < 5) atStart += 1;
    };
    for (let at = came; at < danceSeconds; ) {
      at += probeAfter(at, Math.random());
      if (at < danceSeconds) ask(at);
    }
    let sent: number | null = null;
    for (let at = came; at < danceSeconds; ) {
      at += nextBeatAfter(0, at * 1000, Math.random(), sent) / 1000;
      sent = bucketAt(0, at * 1000);
      if (at < danceSeconds) ask(at);
    }
    count(credits, danceSeconds + Math.random() * creditSpread);
  }
  const scale = DANCERS / PLAYED;
  const most = (of: Map<number, number>) => Math.max(...of.values()) * scale;
  const busiest = most(seconds);
  // A quiet second of the dance, as the mean of many.
  const dance = Array.from({ length: 200 }, (_, second) => seconds.get(60 + second) ?? 0);
  const steady = (dance.reduce((sum, calls) => sum + calls, 0) / dance.length) * scale;
  // Ten a played second scatter much; over five seconds they say what a million do.
  const spread = Array.from({ length: creditSpread / 5 }, (_, part) => {
    const from = danceSeconds + part * 5;
    return [0, 1, 2, 3, 4].reduce((sum, more) => sum + (credits.get(from + more) ?? 0), 0) / 5;
  });
  return {
    busiest,
    atStart: atStart * scale,
    credits: Math.max(...spread) * scale,
    rows: AREAS * BUCKETS,
    note: `${Math.round(steady)} a second while all dance`,
  };
}
