// After signing in, a page may only lead to a path of this site, whatever address it was given.

import { paths, serverPaths } from '#subjects/rules/paths.ts';

const fallback = paths.dashboard;
const refused = new RegExp(`^(${serverPaths.api}|${paths.auth})(?![\\w-])`, 'i');

/**
 * Returns the wanted path if it is an absolute path on this origin, else /dashboard. Refuses what browsers read as
 * another host or scheme (even percent-encoded), control characters, malformed encoding, API paths, the account pages,
 * and more than 2000 characters.
 */
export function safePath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 2000) return fallback;
  const decoded = fullyDecoded(wanted);
  if (decoded === null || !isOwnPath(wanted) || !isOwnPath(decoded)) return fallback;
  return refused.test(decoded) ? fallback : wanted;
}

/**
 * Whether a path starts with exactly one slash, and has no backslash or control character and nowhere two slashes or a
 * dot segment. White space is allowed only in the query and the fragment.
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

/** Decodes percent-encoding until none is left; null if it is malformed, or encoded five times or more. */
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
