// Tests of the proxy samples of deploy/ as they are shipped. The samples are run where this machine has the proxies,
// and read as text everywhere.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:https';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { roomName } from '#event/rules/room-name.ts';
import { danceSeconds, hourRoom } from '#event/rules/rooms.ts';
import type { Operation } from '#platform/api/operation.ts';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { contract } from '#subjects/api/contract.ts';
import { features } from '#subjects/content/features.ts';
import { makeEmptyFolder } from '#testing/server/data-folder.ts';
import { freePort } from '#testing/server/free-port.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makePerson } from '#testing/server/visitor.ts';
import { keepAliveMs } from '../http/keep-alive.ts';
import { MAX_BODY } from '../http/read-json.ts';

const origin = 'https://dance.example.org';
const sample = (name: string) => fileURLToPath(new URL(`../../../../deploy/${name}`, import.meta.url));

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
const program = (name: string) => folders.map((folder) => join(folder, name)).find(existsSync);

let server: TestServer | undefined;
let proxy: ChildProcess | undefined;
let folder: string | undefined;
afterEach(async () => {
  proxy?.kill('SIGTERM');
  await server?.stop();
  if (folder) await rm(folder, { recursive: true });
  proxy = undefined;
  server = undefined;
  folder = undefined;
});

type Asked = { status: number; headers: Record<string, string | string[] | undefined>; body: string };
type Ask = (path: string, options?: { method?: string; headers?: object; body?: string }) => Promise<Asked>;

/** Returns a function that calls the proxy as a browser does, with the site's name as the host. */
function asker(port: number): Ask {
  return (path, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path,
          method,
          servername: 'dance.example.org',
          rejectUnauthorized: false,
          headers: { host: 'dance.example.org', ...headers },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk) => chunks.push(chunk));
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              body: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}

/** Starts the shipped nginx.conf with the ports and files of this test. */
async function startNginx(at: string, port: number, upstream: string): Promise<ChildProcess> {
  const certificate = ['-keyout', join(at, 'key.pem'), '-out', join(at, 'cert.pem')];
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-subj',
      '/CN=dance.example.org',
      ...certificate,
    ],
    { stdio: 'ignore' },
  );
  const changes: [string, string][] = [
    ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
    ['listen 443', `listen 127.0.0.1:${port}`],
    ['server 127.0.0.1:3000;', `server ${upstream};`],
    ['/etc/letsencrypt/live/dance.example.org/fullchain.pem', join(at, 'cert.pem')],
    ['/etc/letsencrypt/live/dance.example.org/privkey.pem', join(at, 'key.pem')],
    ['/var/cache/nginx-shamble', join(at, 'cache')],
  ];
  let shipped = await readFile(sample('nginx.conf'), 'utf8');
  for (const [from, to] of changes) {
    expect(shipped).toContain(from);
    shipped = shipped.replace(from, to);
  }
  await writeFile(join(at, 'shamble.conf'), shipped);
  await mkdir(join(at, 'tmp'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(at, 'tmp', name)};`,
  );
  await writeFile(
    join(at, 'nginx.conf'),
    `daemon off; pid ${join(at, 'pid')}; error_log ${join(at, 'error.log')};
     events {} http { access_log off; ${temporary.join(' ')} include ${join(at, 'shamble.conf')}; }`,
  );
  return spawn(
    program('nginx') ?? '',
    ['-p', at, '-e', join(at, 'error.log'), '-c', join(at, 'nginx.conf')],
    { stdio: 'ignore' },
  );
}

/** Starts the shipped Caddyfile; the certificate is Caddy's own, for a name that does not exist. */
async function startCaddy(at: string, port: number, upstream: string): Promise<ChildProcess> {
  const own = `{\n\tauto_https disable_redirects\n\tlocal_certs\n\tskip_install_trust\n\tadmin off\n}\n`;
  await writeFile(join(at, 'Caddyfile'), own + (await readFile(sample('Caddyfile'), 'utf8')));
  return spawn(program('caddy') ?? '', ['run', '--config', join(at, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { HOME: at, XDG_DATA_HOME: at, DOMAIN: `dance.example.org:${port}`, UPSTREAM: upstream },
    stdio: 'ignore',
  });
}

const starts = { nginx: startNginx, caddy: startCaddy };

async function startProxy(name: keyof typeof starts): Promise<Ask> {
  server = await startTestServer({
    PUBLIC_URL: origin,
    TRUSTED_PROXIES: '127.0.0.1',
    SIGN_UPS_PER_HOUR: '2',
  });
  folder = await makeEmptyFolder();
  const port = await freePort();
  proxy = await starts[name](folder, port, new URL(server.url).host);
  const ask = asker(port);
  while ((await ask('/health/live').catch(() => null))?.status !== 200) await sleep(50);
  return ask;
}

/** The operations that accept large bodies, above all files, with a value for each parameter of their paths. */
const uploads = Object.entries(allRoutes)
  .filter(([name]) => takesMore(contract[name as OperationName]))
  .map(([, [method, path]]) => ({ method, path: path.replaceAll(/:\w+/g, 'x') }));

function takesMore({ streamed, bodyBytes }: Operation): boolean {
  return streamed || bodyBytes !== undefined;
}

const json = (body: string, headers = {}) => ({
  method: 'POST',
  body,
  headers: {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    origin,
    ...headers,
  },
});

for (const name of ['nginx', 'caddy'] as const)
  test.runIf(program(name))(
    `R26 behind ${name} as it is shipped people count by their own address, whatever they claim`,
    async () => {
      const ask = await startProxy(name);
      const signUp = (claimed: string) =>
        ask('/api/auth/sign-up', json(JSON.stringify(makePerson()), { 'x-forwarded-for': claimed }));
      const [first, second, third] = [
        await signUp('198.51.100.1'),
        await signUp('198.51.100.2'),
        await signUp('198.51.100.3'),
      ];
      expect([first.status, second.status, third.status]).toEqual([200, 200, 429]);
      expect(first.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.*Secure/);
      expect(
        (await ask('/api/profile', { headers: { cookie: first.headers['set-cookie']?.[0]?.split(';')[0] } }))
          .status,
      ).toBe(200);

      const large = JSON.stringify({ first_name: 'x'.repeat(MAX_BODY) });
      expect((await ask('/api/auth/sign-up', json(large))).status).toBe(413);
      // These paths accept a larger file, so the call is refused for its sender alone (401), not for its size.
      for (const { method, path } of uploads)
        expect([path, (await ask(path, { ...json(large), method })).status]).toEqual([path, 401]);

      const course = await ask('/api/course');
      const again = await ask('/api/course', {
        headers: { cookie: first.headers['set-cookie']?.[0]?.split(';')[0] },
      });
      expect([again.status, again.body]).toEqual([200, course.body]);
      const compressed = await ask('/api/course', { headers: { 'accept-encoding': 'br' } });
      expect([course.headers['content-encoding'], compressed.headers['content-encoding']]).toEqual([
        undefined,
        'br',
      ]);
      if (name === 'nginx') {
        const crowd = `/api/rooms/${roomName(hourRoom(Date.now(), danceSeconds))}/crowd`;
        for (const path of ['/community', '/api/copy', ...(features.together ? [crowd] : [])]) {
          const caches = [await ask(path), await ask(path)].map(({ headers }) => headers['x-cache']);
          expect([path, ...caches]).toEqual([path, 'MISS', 'HIT']);
        }
        expect((await ask('/api/now')).headers['x-cache']).toBeUndefined();
      }
      // No cache keeps this answer: a millisecond later it is different.
      const before = await ask('/api/now');
      expect(before.status).toBe(200);
      await expect.poll(async () => (await ask('/api/now')).body).not.toBe(before.body);
    },
    120_000,
  );

test('the samples let no larger body through than the server takes, and replace what clients claim', async () => {
  const [nginx, caddy] = await Promise.all(
    ['nginx.conf', 'Caddyfile'].map((name) => readFile(sample(name), 'utf8')),
  );
  expect(nginx).toContain(`client_max_body_size ${MAX_BODY / 1024}k;`);
  expect(caddy).toContain(`max_size ${MAX_BODY / 1024}KiB`);
  // This test reads the paths in the Caddyfile as Caddy does. The paths in nginx.conf are tested only where nginx is
  // installed.
  const larger = /^\t@small not path (.*)$/m.exec(caddy ?? '')?.[1]?.split(' ') ?? [];
  const lets = (path: string) =>
    larger.some((given) => (given.endsWith('*') ? path.startsWith(given.slice(0, -1)) : path === given));
  expect(uploads.filter(({ path }) => !lets(path))).toEqual([]);
  expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  expect(`${nginx}${caddy}`).not.toMatch(/trusted_proxies|proxy_add_x_forwarded_for/);
});

test('the samples start on a machine as it is installed, and end idle connections before the server does', async () => {
  const [nginx = '', caddy = ''] = await Promise.all(
    ['nginx.conf', 'Caddyfile'].map((name) => readFile(sample(name), 'utf8')),
  );
  // nginx makes only the last folder of the path, and Debian has no /var/cache/nginx.
  expect(nginx).toMatch(/^proxy_cache_path \/var\/cache\/[\w-]+ /m);
  const idle = [/^\tkeepalive_timeout (\d+)s;/m.exec(nginx), /^\t+keepalive (\d+)s$/m.exec(caddy)];
  for (const found of idle) expect(Number(found?.[1]) * 1_000).toBeLessThan(keepAliveMs(0, 1) ?? 0);
});
