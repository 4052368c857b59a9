import { mkdtemp, rm } from 'node:fs/promises';
import { type NetworkInterfaceInfo, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startServerProcess } from '#testing/server/server-process.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { lanAddresses, lanText, originForOthers, settleInLan } from './lan.ts';

const at = (address: string, changes: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...changes }) as NetworkInterfaceInfo;

test('addresses that others can reach are found, the usual home network first', () => {
  const found = lanAddresses('0.0.0.0', {
    lo: [at('127.0.0.1', { internal: true })],
    docker0: [at('172.17.0.1')],
    wlan0: [at('fe80::1', { family: 'IPv6' }), at('192.168.1.23')],
    eth0: [at('10.0.0.5'), at('169.254.7.7')],
  });
  expect(found).toEqual(['192.168.1.23', '10.0.0.5', '172.17.0.1']);
});

test('the address, the class screen and its QR code are printed', () => {
  const text = lanText('3000', ['192.168.1.23', '10.0.0.5']);
  expect(text).toContain(
    'In this network: http://192.168.1.23:3000\nIn this network: http://10.0.0.5:3000\n',
  );
  expect(text).toContain('Class screen: http://192.168.1.23:3000/class\n');
  // Light on dark or dark on light, a camera wants whole modules: half blocks in lines of one length.
  const code = text.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line));
  expect(code.length).toBeGreaterThan(14);
  expect(new Set(code.map(({ length }) => length)).size).toBe(1);
});

test('a machine in no network is told so', () => {
  expect(lanText('3000', [])).toContain('in no network');
});

test('a network that HOST names is the only one', () => {
  expect(lanAddresses('10.0.0.5', { eth0: [at('10.0.0.5')], wlan0: [at('192.168.1.23')] })).toEqual([
    '10.0.0.5',
  ]);
});

test.each([
  ['localhost:3000', '0.0.0.0', 'http://192.168.1.23:3000'],
  ['127.0.0.1:3000', '0.0.0.0', 'http://192.168.1.23:3000'],
  ['[::1]', '0.0.0.0', 'http://192.168.1.23'],
  ['192.168.1.23:3000', '0.0.0.0', null],
  ['localhost.evil.example:3000', '0.0.0.0', null],
  ['127.0.0.1:3000', '127.0.0.1', null],
])('phones find a screen that was opened at %s, of a server at %s, at %s', (asked, host, origin) => {
  expect(originForOthers(asked, host, { wlan0: [at('192.168.1.23')] })).toBe(origin);
});

test('a hall listens everywhere unless HOST names a network, and has no other address', () => {
  const variables: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://dance.example.org' };
  settleInLan(variables);
  expect(variables).toEqual({ HOST: '0.0.0.0' });
  const chosen: NodeJS.ProcessEnv = { HOST: '10.0.0.5' };
  settleInLan(chosen);
  expect(chosen).toEqual({ HOST: '10.0.0.5' });
});

test('a server that was started with --lan prints where it is, and opens class screens there', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'shamble-lan-'));
  const database = await makeTestDatabase();
  const AUTH_SECRET = 'k3J9-vQ0xWz7_aBcDeFgHiJkLmNoPqRsTu';
  const server = await startServerProcess(
    {
      DATA_DIR,
      DATABASE_URL: database.url,
      AUTH_SECRET,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'https://dance.example.org',
    },
    [],
    ['--lan'],
  );
  try {
    const { port } = new URL(server.url);
    await expect.poll(server.printed).toContain(lanText(port, ['127.0.0.1']));
    const printed = /Class screen: (\S+)/.exec(server.printed())?.[1] ?? '';
    expect((await fetch(printed)).status).toBe(200);
    const { origin } = new URL(printed);
    const headers = { origin, 'content-type': 'application/json' };
    const opened = await fetch(`${origin}/api/class`, { method: 'POST', headers, body: '{}' });
    expect(opened.status).toBe(200);
    expect(await opened.json()).toMatchObject({ code: expect.stringMatching(/^\w{8}$/), origin: null });
  } finally {
    await server.end('SIGTERM');
    await database.drop();
    await rm(DATA_DIR, { recursive: true });
  }
});
