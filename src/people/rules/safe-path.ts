// Where a person may be sent after signing in: a path of our own, whatever was asked for. Never leaves the origin.

import { paths, serverPaths } from '#subjects/rules/paths.ts';

const fallback = paths.dashboard;
const refused = new RegExp(`^(${serverPaths.api}|${paths.auth})(?![\\w-])`, 'i');

/**
 * The wanted path if it is an absolute path on this origin, else /dashboard. Refuses what a browser would read as
 * another host or scheme, also percent-encoded, as well as control characters, API paths and the account pages.
 */
export function safePath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2000) return fallback;
  const decoded = fullyDecoded(wanted);
  if (decoded === null || !isOwnPath(wanted) || !isOwnPath(decoded)) return fallback;
  return refused.test(decoded) ? fallback : wanted;
}

/** Starts with exactly one slash, and no backslash, white space, control character or dot segment anywhere in the path. */
function isOwnPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return (
    /^\/(?!\/)/.test(path) &&
    !/[\\\p{Cc}\p{Cf}]/u.test(path) &&
    !/\s/.test(pathname) &&
    !/\/\/|\/\.{1,2}(\/|$)/.test(pathname)
  );
}

/** Undoes percent-encoding until nothing is left of it; null when it is malformed or nested beyond reason. */
function fullyDecoded(text: string): string | null {
  let current = text;
  for (let round = 0; round < 5; round++) {
    let next: string;
    try {
      next = decodeURIComponent(current);
    } catch {
      return null;
    }
    if (next === current) return current;
    current = next;
  }
  return null;
}
