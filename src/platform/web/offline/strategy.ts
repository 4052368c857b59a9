// Decides how the service worker answers a request. Answers about a person are never kept: every request that is not
// named here goes to the network alone.

import { routes } from '#subjects/api/routes.ts';
import { isAt, isStagePage, learnerPaths, serverPaths } from '#subjects/rules/paths.ts';

/**
 * `asset`: hashed files, which are kept for good. `recording`: music to dance to, named after its content, of which
 * only the newest file is kept. `page`: documents, from the network or else from the kept shell. `course`: the lessons
 * and texts, which are the same for everybody, from the network or else from the device. `network`: requests that are
 * left to the browser.
 */
export type Strategy = 'asset' | 'recording' | 'page' | 'course' | 'network';

type Asked = { method: string; url: string; mode: string };

/**
 * Returns the strategy for a request. `origin` is the site's own; requests to other origins are left to the browser.
 */
export function strategyOf({ method, url, mode }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (address.pathname.startsWith(`${serverPaths.media}/music-`) && mode !== 'navigate') return 'recording';
  if (isCourse(address.pathname)) return 'course';
  const ofServer = Object.values(serverPaths).some((path) => isAt(path, address.pathname));
  if (mode === 'navigate' && !ofServer) return 'page';
  return 'network';
}

/**
 * Whether a page's `html` names only scripts and styles in `files`. A page of a newer version names other files, which
 * may be out of reach.
 */
export function asksOnlyFor(files: readonly string[], html: string): boolean {
  const own = new Set(files);
  return (html.match(/\/assets\/[\w.-]+\.(?:js|css)/g) ?? []).every((file) => own.has(file));
}

/** Returns '/assets/crew-screen-1a2b3c4d.js' as '/assets/crew-screen.js', which is the same in all versions. */
export function withoutHash(pathname: string): string {
  return pathname.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

/** Whether a path is a read of a lesson, the course or the texts, whose answers are the same for everybody. */
function isCourse(pathname: string): boolean {
  const [, lesson] = pathname.split(routes.readLesson[1].replace(':lesson_id', ''));
  if (lesson) return !lesson.includes('/');
  return pathname === routes.readCourse[1] || isAt(routes.readCopy[1], pathname);
}

/**
 * Returns the prefix of a path in another language than English, such as '/es'; '' for an English path. No page's name
 * looks like a language's tag.
 */
export function languagePrefix(pathname: string): string {
  return /^\/[a-z]{2}(?:-[A-Z]{2})?(?=\/|$)/.exec(pathname)?.[0] ?? '';
}

/**
 * Whether a page's document can be used for every signed-in route: it names neither a person nor a lesson, and it may
 * ask for the camera, which lessons need.
 */
export function isShellPath(pathname: string): boolean {
  const shells: readonly string[] = Object.values(learnerPaths);
  const path = pathname.slice(languagePrefix(pathname).length).replace(/\/$/, '');
  return shells.includes(path) && isStagePage(path);
}
