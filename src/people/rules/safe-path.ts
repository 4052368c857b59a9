// A person may be sent only to a path of our own after signing in, whatever was asked for. A safe path never
// leaves the origin.

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

/**
 * Whether a path starts with exactly one slash, and has no backslash, white space, control character or dot
 * segment.
 */
function isOwnPath(path: string): boolean {
  const [pathname = ''] = path.split(/[?#]/);
  return (
    /^\/(?!\/)/.test(path) &&
    !/[\\\p{Cc}\p{Cf}]/u.test(path) &&
    !/\s/.test(pathname) &&
    !/\/\/|\/\.{1,2}(\/|$)/.test(pathname)
  );
}

/** Undoes percent-encoding until none is left; null when the text is malformed or nested beyond reason. */
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
