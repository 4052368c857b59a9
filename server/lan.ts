// `npm start -- --lan`: a laptop in a hall without internet serves everybody in its own network, and says where.

import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { paths } from '#rules/paths.ts';

/** Whether the command line asks for it. */
export const wantsLan = (): boolean => process.argv.includes('--lan');

type Interfaces = ReturnType<typeof networkInterfaces>;

/** The addresses under which others in the network find this machine, the usual home networks first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .map(({ address }) => address);
  return [...new Set(found)].sort((a, b) => rank(a) - rank(b));
}

function rank(address: string): number {
  if (address.startsWith('192.168.')) return 0;
  if (address.startsWith('10.')) return 1;
  return 2;
}

/** What is printed: each address, and a QR code of the first that leads to the class screen. */
export function lanText(port: string, addresses: readonly string[]): string {
  const [first] = addresses;
  if (first === undefined) return 'This machine is in no network: only its own browser can open Shamble.\n';
  const page = `http://${first}:${port}${paths.class}`;
  const lines = addresses.map((address) => `In this network: http://${address}:${port}`);
  return `${lines.join('\n')}\nClass screen: ${page}\n${renderUnicodeCompact(page, { border: 2 })}\n`;
}
