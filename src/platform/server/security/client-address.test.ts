import type { Context } from 'hono';
import { expect, test } from 'vitest';
import { clientAddressReader } from './client-address.ts';

function seen(socket: string, forwarded: string | undefined, trusted: string[]): string {
  const context = {
    env: { incoming: { socket: { remoteAddress: socket } } },
    req: { header: (name: string) => (name === 'x-forwarded-for' ? forwarded : undefined) },
  };
  return clientAddressReader(trusted)(context as unknown as Context);
}

test.each([
  ['a forged header changes nothing by default', '203.0.113.7', '1.2.3.4', [], '203.0.113.7'],
  ['a trusted proxy is believed', '10.0.0.1', '198.51.100.2', ['10.0.0.1'], '198.51.100.2'],
  [
    'a trusted proxy is believed only about its own, rightmost entry',
    '10.0.0.1',
    '1.2.3.4, 198.51.100.2',
    ['10.0.0.1'],
    '198.51.100.2',
  ],
  [
    'the entry before those of all trusted proxies counts',
    '10.0.0.1',
    '198.51.100.2, 10.0.3.4',
    ['10.0.0.0/16'],
    '198.51.100.2',
  ],
  ['an entry that is no address is ignored', '10.0.0.1', 'unknown', ['10.0.0.1'], '10.0.0.1'],
  ['without a header the proxy itself is counted', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ['IPv4 over IPv6 is IPv4', '::ffff:203.0.113.7', undefined, [], '203.0.113.7'],
  ['an IPv6 client is its /64 network', '2001:db8:1:2:3:4:5:6', undefined, [], '2001:db8:1:2::/64'],
  ['an IPv6 address in short form is a /64 network too', '2001:db8::9', undefined, [], '2001:db8:0:0::/64'],
  ['a trusted IPv6 proxy is believed', 'fd00::1', '2001:db8:1:2::77', ['fd00::/8'], '2001:db8:1:2::/64'],
])('R26 %s', (_, socket, forwarded, trusted, client) => {
  expect(seen(socket, forwarded, trusted)).toBe(client);
});
