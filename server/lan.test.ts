import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanAddresses, lanText } from './lan.ts';

const at = (address: string, changes: Partial<NetworkInterfaceInfo> = {}) =>
  ({ address, family: 'IPv4', internal: false, ...changes }) as NetworkInterfaceInfo;

test('addresses that others can reach are found, the usual home network first', () => {
  const found = lanAddresses({
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
