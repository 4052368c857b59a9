// The moment: the page's clock behind real delays, what the calls of the moment cost, a school behind one address, the
// rush of joiners, and a million dancers in virtual time.

import { fileURLToPath } from 'node:url';
import { crowdPath, nowPath } from '#event/api/moment.ts';
import { hourRoom } from '#event/rules/rooms.ts';
import { atLeast, atMost, type Figure } from '../figure.ts';
import { burst } from '../load.ts';
import { median } from '../quantile.ts';
import { startLimit } from '../start-limit.ts';
import { withProduct } from '../with-product.ts';
import { measureClockErrors } from './moment-clock.ts';
import { beatRequest, rush } from './moment-rush.ts';
import { virtualMillion } from './moment-virtual.ts';

const PEOPLE = 200;

export function measure(): Promise<Figure[]> {
  // Pages of other languages are drawn in the first seconds after a start (bench/languages.ts).
  return withProduct({ LOG_LEVEL: 'warn', LANGUAGES: 'en' }, async (product) => {
    const server = { url: product.url, pid: product.pid() };
    const room = hourRoom(Date.now());
    const clock = await measureClockErrors(product.url);
    const now = await medianCpu(server, [{ path: nowPath }]);
    const bare = await bareCpu();
    const crowd = await medianCpu(server, [{ path: crowdPath(room) }]);
    const beat = await medianCpu(server, [beatRequest(room)]);
    const refused = await school(server.url, room);
    // A rush does not come to a process that has just started: what comes first only warms it up.
    await rush(server, room, { joiners: 2_000, connections: 64 });
    const warm = await rush(server, room, { joiners: 3_000, connections: 64 });
    const cold = await rush(server, room, { joiners: 600, connections: 64, fresh: true });
    const million = virtualMillion();
    return [
      ...clock,
      atMost(
        'CPU of the clock call',
        now * 1e3,
        0.05,
        'ms',
        `a server that does nothing else: ${(bare * 1e3).toFixed(3)} ms`,
      ),
      atMost('CPU of a crowd call', crowd * 1e3, 0.05, 'ms'),
      atMost('CPU of a sign of life', beat * 1e3, 0.1, 'ms'),
      atMost('refused, of 200 visitors on one address in one minute', refused, 0, 'calls'),
      atMost('CPU of a joiner at saturation, kept connections', warm.cpu * 1e3, 1, 'ms', warm.note),
      atLeast(
        'joiners a second and core behind a keep-alive proxy',
        1 / warm.cpu,
        1_000,
        'people',
        'one core of this machine, by its CPU time',
      ),
      atMost('CPU of a joiner with connections of its own', cold.cpu * 1e3, 5, 'ms', cold.note),
      atMost(
        'a million dancers: requests in the busiest second',
        million.busiest,
        220_000,
        'calls',
        million.note,
      ),
      atMost(
        'a million dancers: calls within 5 s of the start by those who wait',
        million.atStart,
        0,
        'calls',
      ),
      atMost('a million dancers: credits in the busiest second', million.credits, 4_000, 'calls'),
      atMost('a million dancers: rows of the count in one dance and process', million.rows, 500, 'rows'),
    ];
  });
}

async function medianCpu(server: { url: string; pid: number }, requests: Parameters<typeof burst>[1]) {
  const runs = [];
  for (let run = 0; run < 3; run += 1) runs.push((await burst(server, requests, { seconds: 3 })).cpu);
  return median(runs);
}

/** The same of a server that sends bytes and does nothing else. */
async function bareCpu(): Promise<number> {
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
  using bare = await startLimit('bytes', {
    path: fileURLToPath(new URL('../../.gitignore', import.meta.url)),
    headers,
  });
  return await medianCpu(bare, [{ path: nowPath }]);
}

/** Everybody of a school opens the room within a minute, here as fast as it goes; answers how many calls were refused. */
async function school(url: string, room: number): Promise<number> {
  let refused = 0;
  const visit = async () => {
    const paths = [
      '/together',
      '/api/session',
      '/api/copy',
      '/api/course',
      '/api/lessons/13',
      crowdPath(room),
    ];
    for (const path of [...paths, ...Array<string>(8).fill(nowPath)]) {
      const answer = await fetch(url + path);
      if (answer.status >= 400) refused += 1;
      await answer.arrayBuffer();
    }
    const { path, ...beat } = beatRequest(room);
    if (!(await fetch(url + path, beat)).ok) refused += 1;
  };
  for (let group = 0; group < PEOPLE / 20; group += 1) await Promise.all(Array.from({ length: 20 }, visit));
  return refused;
}
