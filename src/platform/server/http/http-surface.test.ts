import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { rawRequest } from '#testing/server/raw-request.ts';
import { soak } from '#testing/server/soak.ts';
import { sharedServer } from '#testing/server/test-server.ts';
import { makePerson, makeVisitor, signUp } from '#testing/server/visitor.ts';

const pages = ['/', '/auth', '/learn', '/no-such-page'];
const answers = [
  '/api/course',
  '/api/session',
  '/api/no-such-call',
  '/health/live',
  '/favicon.ico',
  ...pages,
];

const server = await sharedServer({ SIGN_UPS_PER_HOUR: '10000', DEV_TOOLS: 'off' });

test.each([
  ['/dashboard', 'camera=(self)'],
  ['/learn/1', 'camera=(self)'],
  ['/learn/1/?tab=practice', 'camera=(self)'],
  ['/rehearse', 'camera=(self)'],
  ['/learn', 'camera=()'],
  ['/profile', 'camera=()'],
  ['/dashboard/more', 'camera=()'],
])('R65 the permissions policy of %s has %s', async (path, camera) => {
  const twice = [await fetch(server.url + path), await fetch(server.url + path)];
  for (const { headers } of twice)
    expect(headers.get('permissions-policy')).toMatch(`${camera}, microphone=()`);
});

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const signIn = { body: { email: 'nobody@example.com', password: 'wrong password' } };

test.each(answers)('R30 R31 R32 %s carries the security headers and no others', async (path) => {
  const { headers } = await fetch(server.url + path, { redirect: 'manual' });
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+ https:\/\/www\.youtube\.com\/iframe_api https:\/\/www\.youtube\.com\/s\/player\/; style-src 'self';/,
  );
  for (const directive of [
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ])
    expect(headers.get('content-security-policy')).toContain(directive);
  expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`);
  for (const name of [
    'server',
    'x-powered-by',
    'access-control-allow-origin',
    'cross-origin-embedder-policy',
  ])
    expect(headers.get(name)).toBeNull();
});

const sha256 = (bytes: string | Uint8Array) =>
  `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

test.each(pages)(
  'R30 %s has no inline script but an import map that the policy names, no style element or style attribute',
  async (path) => {
    const answer = await fetch(server.url + path);
    const html = await answer.text();
    const scripts = html.match(/<script\b[^>]*>/g) ?? [];
    for (const script of scripts) expect(script).toMatch(/ src=|type="(application\/(ld\+)?json|importmap)"/);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    expect(answer.headers.get('content-security-policy')).toContain(`'${sha256(map)}'`);
    expect(html).not.toMatch(/<style\b|\sstyle=|\son\w+=/);
  },
);

test.each([
  [{ origin: 'http://evil.example' }, 403],
  [{ origin: 'null' }, 403],
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin' }, 401],
])('R29 a sign-in with %o gets %i', async (headers, status) => {
  const answer = await makeVisitor(server.url).call('signIn', { ...signIn, headers: headers as never });
  expect(answer.status).toBe(status);
});

test('R29 a form of another site changes nothing', async () => {
  const { visitor } = await signUp(server.url);
  const response = await visitor.fetch('/api/profile/deletion', {
    method: 'POST',
    headers: { origin: 'http://evil.example', 'content-type': 'text/plain' },
    body: '{}',
  });
  expect(response.status).toBe(403);
  expect((await visitor.call('readProfile')).status).toBe(200);
});

test('R32 a preflight is not granted', async () => {
  const response = await fetch(`${server.url}/api/profile`, {
    method: 'OPTIONS',
    headers: { origin: 'http://evil.example', 'access-control-request-method': 'DELETE' },
  });
  expect([204, 404, 405]).toContain(response.status);
  expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('R33 no cache stores answers about a person, pages are revalidated, assets are kept for a year', async () => {
  const { visitor } = await signUp(server.url);
  for (const name of ['readSession', 'readProfile', 'readProgress', 'listSessions', 'exportData'] as const)
    expect((await visitor.call(name)).headers.get('cache-control')).toBe('no-store');
  const page = await fetch(`${server.url}/auth/login`);
  expect(page.headers.get('cache-control')).toBe('no-cache, no-transform');
  const [asset = ''] = (await page.text()).match(/\/assets\/[^"]+\.js/) ?? [];
  expect((await fetch(server.url + asset)).headers.get('cache-control')).toMatch(
    /max-age=31536000.*immutable/,
  );
});

// §7.operators-alone-send-files-import
test.each([
  ['a body of more than 64 KiB', 413, () => ({ body: JSON.stringify({ first_name: 'x'.repeat(65_537) }) })],
  ['another type of body', 415, () => ({ body: 'a=b', headers: { 'content-type': 'text/plain' } })],
  ['broken JSON', 400, () => ({ body: '{"a":' })],
  ['invalid UTF-8', 400, () => ({ body: Buffer.from([0x22, 0xff, 0x22]) })],
])('R34 %s gets %i', async (_, status, init) => {
  const { body, headers } = init() as { body: never; headers?: Record<string, string> };
  const response = await makeVisitor(server.url).fetch('/api/auth/sign-up', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
});

test.each([
  [
    'a URL of more than 8 KiB',
    `GET /${'a'.repeat(9_000)} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    414,
  ],
  ['headers of more than 16 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(17_000)}\r\n\r\n`, 431],
  ['TRACE', 'TRACE /api/profile HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['an unknown method', 'BREW /api/profile HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
  ['DELETE on a page', 'DELETE /faq HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['another method on a call', 'DELETE /api/profile HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
  ['nonsense', 'hello there\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello!',
    400,
  ],
  [
    'a length and chunks',
    'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('R34 %s is refused on the wire', async (_, bytes, status) => {
  expect(statusOf(await rawRequest(server.url, bytes))).toBe(status);
});

test.each([
  ['DELETE', '/api/profile', 'GET, HEAD'],
  ['GET', '/api/checklists/x/check', 'PUT, DELETE'],
  ['PATCH', '/api/profile/sessions', 'GET, HEAD, DELETE'],
  ['DELETE', '/faq', 'GET, HEAD'],
  ['PUT', '/media/dance.mp4', 'GET, HEAD'],
])('the refusal of %s at %s names the methods of that path', async (method, path, allow) => {
  const { status, headers } = await fetch(server.url + path, { method });
  expect([status, headers.get('allow')]).toEqual([405, allow]);
});

test('R35 clients that send slowly, or nothing, are all cut off, and the service answers meanwhile', async () => {
  const { hostname, port } = new URL(server.url);
  const starts = [
    'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ',
    'POST /api/feedback HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
  ];
  const closed = Array.from({ length: soak(400, 60) }, (_, turn) => {
    const socket = connect(Number(port), hostname, () => socket.write(starts[turn % 2] ?? ''));
    const drip = setInterval(() => socket.write('a'), 2_000);
    socket.on('error', () => undefined);
    socket.resume();
    return new Promise<void>((resolve) =>
      socket.on('close', () => {
        clearInterval(drip);
        resolve();
      }),
    );
  });
  const all = Promise.all(closed);
  let finished = false;
  all.then(() => {
    finished = true;
  });
  while (!finished) {
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}, 60_000);

test('R37 an unknown call is a JSON 404, an unknown path the page with status 404, without any inner detail', async () => {
  const call = await fetch(`${server.url}/api/../api/nothing%00`);
  expect([call.status, call.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect(Object.keys((await call.json()) as object).sort()).toEqual([
    'code',
    'detail',
    'instance',
    'status',
    'title',
    'type',
  ]);
  const page = await fetch(`${server.url}/no/such/page`);
  expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  expect(await page.text()).toContain('404');
});

test('R57 the log is JSON lines in UTC with route patterns, and holds nothing that people typed', async () => {
  const person = makePerson({ first_name: 'Ottokar' });
  const { visitor } = await signUp(server.url, person);
  await visitor.fetch('/api/lessons/secret-path?token=secret-query');
  await visitor.call('sendFeedback', {
    body: {
      name: 'Ottokar',
      email: person.email,
      feedback_type: 'bug',
      message: 'secret-message '.repeat(20),
    },
  });
  const lines = server.logged().trim().split('\n');
  for (const line of lines) expect(JSON.parse(line).time).toMatch(/Z$/);
  expect(server.logged()).toContain('/api/lessons/:lesson_id');
  expect(server.logged()).not.toMatch(/Ottokar|secret-|shuffle /);
  expect(server.logged()).not.toContain(person.email);
  const refused = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'refused');
  expect(refused.map(({ code }) => code)).toContain('invalid_credentials');
});

test('R59 /health/live never touches the database; /health/ready does', async () => {
  const client = await server.database.pool.connect();
  await client.query('begin; lock table migrations in access exclusive mode');
  const [live, ready] = await Promise.all([
    fetch(`${server.url}/health/live`),
    fetch(`${server.url}/health/ready`),
  ]);
  expect([live.status, ready.status]).toEqual([200, 503]);
  await client.query('rollback');
  client.release();
  expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
});

test('a lesson is sent compressed to clients that accept that, and is not sent again to clients that have it', async () => {
  const url = `${server.url}/api/lessons/1`;
  const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const compressed = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  expect([plain, compressed].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'br']);
  expect(compressed.headers.get('vary')).toBe('accept-encoding');
  expect(await compressed.json()).toEqual(await plain.json());
  const etag = plain.headers.get('etag') ?? '';
  const again = await fetch(url, { headers: { 'if-none-match': etag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});
