/**
 * Returns the origin at which a browser of this machine finds a server that listens at `host`. No page can be opened at
 * an address that means all of a machine's addresses, and IPv6 addresses need brackets.
 */
export function localOrigin(host: string, port: number | string): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
