// `npm start -- --lan`: a laptop in a hall without internet serves everybody in its own network, and prints its
// addresses.

import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import { allCopy } from '#subjects/content/texts.ts';
import { placesIn } from '#subjects/rules/places.ts';

/** Whether the command line asks for `--lan`. */
export const wantsLan = (): boolean => process.argv.includes('--lan');

/**
 * Sets the settings for a hall. HOST may name one of several networks; without it the server listens in all networks.
 * PUBLIC_URL is removed, because each phone uses the address by which it reaches the laptop. Worker processes inherit
 * these settings.
 */
export function settleInLan(variables: NodeJS.ProcessEnv): void {
  variables.HOST ||= everywhere;
  delete variables.PUBLIC_URL;
}

/** The value of HOST with which the server listens in all networks of the machine. */
const everywhere = '0.0.0.0';

type Interfaces = ReturnType<typeof networkInterfaces>;

/**
 * Returns the addresses under which others in the network find a server that listens at `host`, the usual home networks
 * first.
 */
export function lanAddresses(host: string, interfaces: Interfaces = networkInterfaces()): string[] {
  if (host !== everywhere) return [host];
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

/**
 * Returns the origin by which other devices reach a page that this machine itself opened at `asked`; null where `asked`
 * is good for all devices.
 */
export function originForOthers(asked: string, host: string, interfaces?: Interfaces): string | null {
  const own = /^(?:localhost|127\.[\d.]+|\[::1\])(:\d+)?$/.exec(asked);
  const [first] = lanAddresses(host, interfaces);
  return own && first !== undefined && host === everywhere ? `http://${first}${own[1] ?? ''}` : null;
}

/**
 * Returns the text to print: each address, and a QR code of the first address. The code leads to the page of the place
 * 'own network', or else to the front page.
 */
export function lanText(port: string, addresses: readonly string[]): string {
  const [first] = addresses;
  if (first === undefined) return 'This machine is in no network: only its own browser can open Shamble.\n';
  const [place] = placesIn('own network');
  const page = `http://${first}:${port}${place?.to ?? ''}`;
  const name = place ? allCopy[place.label] : allCopy.meta_site_name;
  const lines = addresses.map((address) => `In this network: http://${address}:${port}`);
  return `${lines.join('\n')}\n${name}: ${page}\n${renderUnicodeCompact(page, { border: 2 })}\n`;
}
