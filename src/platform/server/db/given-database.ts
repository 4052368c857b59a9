// Opens the database that DATABASE_URL names. If the database can't be used, one line says why, before anything relies
// on it.

import type pg from 'pg';
import { sessionFlaw } from './session-probe.ts';

/**
 * Returns the connection to the database at `url`. Throws one line that names the setting when the database can't be
 * reached or does not keep sessions.
 */
export async function openGiven(url: string): Promise<pg.PoolConfig> {
  const connectionString = asTheDriverMeansIt(url);
  const flaw = await sessionFlaw({ connectionString }).catch((error) => {
    throw new Error(`DATABASE_URL: ${reachReason(error, connectionString)}`, { cause: error });
  });
  if (flaw) throw new Error(flaw);
  return { connectionString };
}

/**
 * Returns the address in the driver's own terms. The driver treats the modes prefer, require and verify-ca as
 * verify-full, but warns in seven lines that its next version will not. `sslrootcert=system` is PostgreSQL's name for
 * the authorities that this machine knows; the driver would take `system` for a file.
 */
function asTheDriverMeansIt(url: string): string {
  if (/[?&]uselibpqcompat=true(&|$)/.test(url)) return url;
  return url
    .replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full')
    .replace(/([?&])sslrootcert=system(?=&|$)/g, '$1sslmode=verify-full');
}

/** OpenSSL's codes for a certificate whose authority this machine does not know. */
const unknownAuthority =
  /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?|UNABLE_TO_VERIFY_LEAF_SIGNATURE|CERT_UNTRUSTED|INVALID_CA|CERT_SIGNATURE_FAILURE)$/;

/** Returns the driver's message, with a hint where the message does not say what to do. */
function reachReason(error: unknown, url: string): string {
  // If the host's name has several addresses, there is an error for each address, inside an error without a message.
  if (error instanceof AggregateError)
    return [...new Set(error.errors.map((each) => reachReason(each, url)))].join(', ');
  const { message, code = '', path } = error as Error & { code?: string; path?: string };
  const said = (message || code || String(error)).replace(/; if the root CA .*|\s*\n\s*/g, ' ').trim();
  if (unknownAuthority.test(code))
    return url.includes('sslrootcert=')
      ? `the server's certificate is not from the authority in the file that sslrootcert names (${said})`
      : `the server's certificate is from an authority of its own, which this machine does not know (${said}): have the address end with ?sslmode=verify-full&sslrootcert= and the path of that authority's certificate`;
  if (/^CERT_(HAS_EXPIRED|NOT_YET_VALID)$/.test(code))
    return `the server's certificate does not hold today (${said}): it has to be renewed there, unless this machine's clock is wrong`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return `the server's certificate is for another name (${said}): write the name from the certificate`;
  if (path !== undefined && 'syscall' in (error as Error) && !/^connect/.test(said))
    return `the file that sslrootcert, sslcert or sslkey names can't be read (${said})`;
  if (/PEM|ASN1|BAD_/.test(code) || /PEM routines/.test(said))
    return `the file that sslrootcert, sslcert or sslkey names is no certificate or key in PEM form (${said})`;
  if (said === 'The server does not support SSL connections')
    return 'the server offers no TLS, and sslmode asks for it: have it switched on there, or on a network of your own write sslmode=disable';
  if (said === 'There was an error establishing an SSL connection')
    return 'what answers there does not speak as a PostgreSQL with TLS';
  if (code === '28000' && /no encryption|SSL off/.test(said))
    return `the server takes no connection without TLS (${said}): have the address end with ?sslmode=verify-full`;
  if (/client password must be a string|empty string/.test(said) && said.startsWith('SASL'))
    return 'the server asks for a password, and the address has none';
  if (/^timeout expired$|connection timeout|^Query read timeout$/.test(said))
    return `${new URL(url).host} does not answer (${said})`;
  return said;
}
