// Finds the address of the client of a request, for the limits: the socket's address, or the address that a trusted
// proxy names.

import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import type { Context } from 'hono';

/**
 * Returns a function that names the client of a request. Forwarded headers count only from `trustedProxies` (addresses
 * or CIDR ranges), and are read from the right, past every trusted proxy. An IPv6 client is its /64 network.
 */
export function clientAddressReader(trustedProxies: readonly string[]): (context: Context) => string {
  const addressOf = requestAddressReader(trustedProxies);
  return (context) => addressOf(context.env?.incoming, context.req.header('x-forwarded-for'));
}

/**
 * Returns a function as clientAddressReader does, for calls that are answered before the API. The function takes a
 * request and the value of its X-Forwarded-For header.
 */
export function requestAddressReader(
  trustedProxies: readonly string[],
): (incoming: IncomingMessage | undefined, forwarded: string | undefined) => string {
  const trusted = new BlockList();
  for (const range of trustedProxies) addRange(trusted, range);
  const isTrusted = (address: string) => trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

  return (incoming, forwarded = '') => {
    let address = plain(incoming?.socket.remoteAddress ?? '');
    const hops = forwarded.split(',').map(plain);
    while (isIP(address) && isTrusted(address) && isIP(hops.at(-1) ?? '')) address = hops.pop() ?? address;
    return isIPv6(address) ? network(address) : address || 'unknown';
  };
}

function addRange(list: BlockList, range: string): void {
  const [address = '', bits] = range.split('/');
  const family = isIPv6(address) ? 'ipv6' : 'ipv4';
  if (bits === undefined) list.addAddress(address, family);
  else list.addSubnet(address, Number(bits), family);
}

/**
 * Returns the IPv4 address that an address from an IPv6 socket contains (::ffff:192.0.2.1); other addresses unchanged.
 */
function plain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '');
}

/** Returns the first 64 bits of an IPv6 address. */
function network(address: string): string {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const left = head.split(':').filter(Boolean);
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const groups = [...left, ...Array(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
