/**
 * Returns the origin under which a browser of this machine finds a server that listens at `host`: no page can be
 * opened at the addresses that stand for all of a machine's, and IPv6 addresses stand in brackets.
 */
export function localOrigin(host: string, port: number | string): string {
  const name = ['0.0.0.0', '::'].includes(host) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
