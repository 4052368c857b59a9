// What the service worker does with a request: a pure decision. Answers about a person are never kept: whatever is not
// named here goes to the network alone.

/**
 * `asset`: hashed files, kept for good. `page`: documents, from the network or else the kept shell. `course`: the lessons
 * and texts, the same for all, from the network or else kept. `network`: left to the browser.
 */
export type Strategy = 'asset' | 'page' | 'course' | 'network';

type Asked = { method: string; url: string; mode: string };

/** `origin` is our own; every request to another origin is none of the worker's business. */
export function strategyOf({ method, url, mode }: Asked, origin: string): Strategy {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return 'network';
  if (address.pathname.startsWith('/assets/')) return 'asset';
  if (/^\/api\/(course|copy|lessons\/[^/]+)$/.test(address.pathname)) return 'course';
  if (mode === 'navigate' && !/^\/(api|media|dev)\//.test(address.pathname)) return 'page';
  return 'network';
}

/** Whether a page's document can stand for every signed-in route: it knows no person, and names no lesson either. */
export function isShellPath(pathname: string): boolean {
  return /^\/(dashboard|learn|rehearse|trophies|profile)\/?$/.test(pathname);
}
