import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
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

test('the addresses are printed, and the QR code of the first', () => {
  const text = lanText('3000', ['192.168.1.23', '10.0.0.5']);
  expect(text).toContain(
    'In this network: http://192.168.1.23:3000\nIn this network: http://10.0.0.5:3000\n',
  );
  // A camera can read the code only if lines of half blocks have one length, light on dark or dark on light.
  const code = text.split('\n').filter((line) => /^[█▀▄ ]{20,}$/.test(line));
  expect(code.length).toBeGreaterThan(14);
  expect(new Set(code.map(({ length }) => length)).size).toBe(1);
});

test('on a machine without a network the text says so', () => {
  expect(lanText('3000', [])).toContain('in no network');
});

test('where HOST names a network, only its address is found', () => {
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
])(
  'a screen that was opened at %s, on a server that listens at %s, is found by phones at %s',
  (asked, host, origin) => {
    expect(originForOthers(asked, host, { wlan0: [at('192.168.1.23')] })).toBe(origin);
  },
);

test('a server in a hall listens in all networks unless HOST names one, and has no PUBLIC_URL', () => {
  const variables: NodeJS.ProcessEnv = { PUBLIC_URL: 'https://dance.example.org' };
  settleInLan(variables);
  expect(variables).toEqual({ HOST: '0.0.0.0' });
  const chosen: NodeJS.ProcessEnv = { HOST: '10.0.0.5' };
  settleInLan(chosen);
  expect(chosen).toEqual({ HOST: '10.0.0.5' });
});
