import { expect, test } from 'vitest';
import { beatPath, crowdPath, nowPath } from '#event/api/moment.ts';
import { roomName } from '#event/rules/room-name.ts';
import { danceSeconds, hourRoom } from '#event/rules/rooms.ts';
import { sharedServer } from '#testing/server/test-server.ts';

let shift = 0;
const now = () => Date.now() + shift;
const server = await sharedServer({ READS_PER_MINUTE: '1', WRITES_PER_MINUTE: '1' });

/**
 * Moves the server’s clock to `seconds` before a full hour that no other test has used, and returns that
 * hour.
 */
function passTo(seconds: number): number {
  const start = hourRoom(now() + seconds * 1000, danceSeconds) + 3_600_000;
  const more = start - seconds * 1000 - now();
  server.pass(more);
  shift += more;
  return start;
}

function beat(start: number, body: unknown, headers: Record<string, string> = {}) {
  return fetch(server.url + beatPath(start), {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

test('200 visitors of one address in one minute are all answered, whatever the limits for one person are', async () => {
  const start = passTo(600);
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, seat) => {
      const statuses = [];
      for (let n = 0; n < 8; n++) statuses.push((await fetch(server.url + nowPath)).status);
      statuses.push((await beat(start, { seat, area: 'Europe' })).status);
      statuses.push((await fetch(server.url + crowdPath(start))).status);
      return statuses;
    }),
  );
  expect(answers.flat().filter((status) => status !== 200)).toEqual([]);
});

test('the number of dancers is rounded down, and parts of the world are listed from five dancers on', async () => {
  const start = passTo(300);
  const areas = [...Array(12).fill('Europe'), ...Array(6).fill('Asia'), ...Array(4).fill('Africa')];
  for (const [seat, area] of areas.entries()) await beat(start, { seat, area });
  // One page sends a second beat, and another page names an invalid part of the world.
  await beat(start, { seat: 0, area: 'Europe' });
  await beat(start, { seat: 99, area: 'the moon' });
  const crowd = async () => (await fetch(server.url + crowdPath(start))).json();
  await expect
    .poll(crowd, { timeout: 15_000 })
    .toEqual({ dancing: 20, most: 20, areas: { Europe: 10, Asia: 5 } });
  const { rows } = await server.database.pool.query('select * from room_counts where starts_at = $1', [
    new Date(start),
  ]);
  expect(Object.keys(rows[0]).sort()).toEqual(['area', 'beats', 'bucket', 'process', 'starts_at']);
});

test.each([nowPath, crowdPath(hourRoom(Date.now(), danceSeconds))])(
  'a HEAD request of %s gets only headers, and ranges are ignored',
  async (path) => {
    const asked = await fetch(server.url + path, { method: 'HEAD' });
    expect([asked.status, await asked.text()]).toEqual([200, '']);
    const part = await fetch(server.url + path, { headers: { range: 'bytes=0-1' } });
    expect([part.status, (await part.text()).length > 2]).toEqual([200, true]);
  },
);

test('caches on the way may keep the crowd for five seconds', async () => {
  const answer = await fetch(server.url + crowdPath(passTo(60)));
  expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  expect(await answer.json()).toEqual({ dancing: 0, most: 0, areas: {} });
});

test('a room that is not open yet counts nobody, and a room at an impossible time is not found', async () => {
  const start = passTo(300);
  const later = start + 3_600_000;
  expect((await beat(later, { seat: 1, area: 'Europe' })).status).toBe(200);
  for (const name of ['2020-01-01T00:00Z', roomName(start).replace(':00Z', ':00:30Z'), 'tonight', '%00', '%'])
    expect((await fetch(`${server.url}/api/rooms/${name}/crowd`)).status).toBe(404);
  const { rows } = await server.database.pool.query('select * from room_counts where starts_at = $1', [
    new Date(later),
  ]);
  expect(rows).toEqual([]);
});

test.each([
  ['no body', '', {}, 400],
  ['broken JSON', '{"seat":', {}, 400],
  ['null', 'null', {}, 400],
  ['no seat', { area: 'Europe' }, {}, 400],
  ['a seat that is text', { seat: '1', area: 'Europe' }, {}, 400],
  ['half a seat', { seat: 1.5, area: 'Europe' }, {}, 400],
  ['a negative seat', { seat: -1, area: 'Europe' }, {}, 400],
  ['a seat beyond the last', { seat: 2 ** 31, area: 'Europe' }, {}, 400],
  ['an area that is a list', { seat: 1, area: ['Europe'] }, {}, 400],
  ['too much', `{"seat":1,"area":"${'x'.repeat(400)}"}`, {}, 413],
  ['another type', { seat: 1, area: 'Europe' }, { 'content-type': 'text/plain' }, 415],
  ['another site', { seat: 1, area: 'Europe' }, { 'sec-fetch-site': 'cross-site' }, 403],
])('a beat with %s is refused and not counted', async (_, body, headers, status) => {
  const answer = await beat(passTo(300), body, headers as Record<string, string>);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'application/problem+json']);
});

test.each([
  ['POST', nowPath, 'GET, HEAD'],
  ['DELETE', crowdPath(0), 'GET, HEAD'],
  ['GET', beatPath(0), 'POST'],
])('%s of %s is refused with the allowed methods', async (method, path, allow) => {
  const there = path.replace('1970-01-01T00:00Z', roomName(passTo(300)));
  const { status, headers } = await fetch(server.url + there, { method });
  expect([status, headers.get('allow')]).toEqual([405, allow]);
});
