import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { rawRequest } from '#testing/server/raw-request.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const pages = ['/', '/auth', '/learn', '/no-such-page'];

const server = await sharedServer();

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const sha256 = (bytes: Uint8Array) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

test.each(pages)(
  'R30 %s names the hash of its scripts and styles, also of those that are loaded later',
  async (path) => {
    const html = await (await fetch(server.url + path)).text();
    const tags = html.match(/<(script|link)\b[^>]*(src|href)="\/assets\/[^"]+\.(js|css)"[^>]*>/g) ?? [];
    const named = tags.filter((tag) => !tag.includes('rel="preload"'));
    expect(named.length).toBeGreaterThan(1);
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
    const hashes: [string, string][] = [
      ...named.map((tag): [string, string] => [
        /(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? '',
        / integrity="([^"]+)"/.exec(tag)?.[1] ?? 'none',
      ]),
      ...(Object.entries(JSON.parse(map).integrity) as [string, string][]),
    ];
    for (const [address, hash] of hashes)
      expect([address, hash]).toEqual([address, sha256(await (await fetch(server.url + address)).bytes())]);
  },
);

test.each([
  ['/', 200],
  ['/faq/', 200],
  ['/%66aq', 200],
  ['/learn', 200],
  ['/learn/1', 200],
  ['/learn/%31', 200],
  ['/learn/13', 200],
  ['/learn/14', 404],
  ['/learn/1%2F2', 404],
  ['/learn/1/2', 404],
  ['/learn/%', 404],
  ['/studio', 200],
  ['/studio/texts', 200],
  ['/studio/lessons/1', 200],
  ['/studio/lessons/99', 404],
  ['/studio/lessons/1/2', 404],
  ['/studio/texts/1', 404],
  ['/studio/anything~', 404],
  ['/studio/event~', 404],
  ['/studio.git', 404],
  ['/.env', 404],
  ['/assets/', 404],
  ['/assets/none.js', 404],
  ['/%00', 404],
  ['/%', 404],
  ['/%E0%A4%A', 404],
  ['/..%2f..%2fetc%2fpasswd', 404],
])('R37 %s answers %i, to GET and HEAD', async (path, status) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await rawRequest(
      server.url,
      `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    );
    expect([method, statusOf(answer)]).toEqual([method, status]);
  }
});

test.each([
  ['/auth/login%23magic%3DabC', '/auth/login#magic=abC'],
  ['/profile%3Fmailed=email%23email=abC%3E', '/profile?mailed=email#email=abC'],
  ['/dashboard%29', '/dashboard'],
])('%s, changed by a mail program, leads to %s, and no cache keeps it', async (path, location) => {
  const { status, headers } = await fetch(server.url + path, { redirect: 'manual' });
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
    302,
    location,
    'no-store',
  ]);
});

test.each([
  ['gzip;q=0, br;q=0', null],
  ['br; q=0.000, gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['brotli, xgzip', null],
  ['*;q=0', null],
  ['', null],
])('a client that takes "%s" gets pages as %s', async (accept, encoding) => {
  for (const path of ['/', '/learn']) {
    const { headers } = await fetch(server.url + path, { headers: { 'accept-encoding': accept } });
    expect([headers.get('content-encoding'), headers.get('etag')?.slice(0, 3)]).toEqual([encoding, 'W/"']);
  }
  const { headers } = await fetch(`${server.url}/api/course`, { headers: { 'accept-encoding': accept } });
  expect(headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
});

test.each([
  ['the same tag', (etag: string) => etag],
  ['the tag without its W/', (etag: string) => etag.replace('W/', '')],
  ['several tags', (etag: string) => `"other", W/"another" ,${etag}`],
  ['any tag', () => '*'],
])('a page, file or answer that the browser has already is not sent again: %s', async (_, given) => {
  const [asset = ''] = (await (await fetch(server.url)).text()).match(/\/assets\/[^"]+\.js/) ?? [];
  for (const path of [
    '/',
    '/learn',
    asset,
    '/favicon.svg',
    '/robots.txt',
    '/api/course',
    '/api/copy',
    '/api/lessons/1',
  ]) {
    const etag = (await fetch(server.url + path, { method: 'HEAD' })).headers.get('etag') ?? '';
    const again = await fetch(server.url + path, { headers: { 'if-none-match': given(etag) } });
    expect([path, again.status, again.headers.get('etag'), await again.text()]).toEqual([
      path,
      304,
      etag,
      '',
    ]);
  }
  const changed = await fetch(`${server.url}/api/course`, {
    headers: { 'if-none-match': '"other", W/"else"' },
  });
  expect(changed.status).toBe(200);
});
