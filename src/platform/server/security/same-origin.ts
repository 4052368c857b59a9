// Refuses requests that another site made a browser send. Only pages of our own origin may change anything.

import { AppError } from '../http/app-error.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Throws forbidden for a state-changing request from another site. `origins` are the origins at which people reach us.
 * A request without an Origin header passes only if it has no cookie either: browsers send Origin with every such
 * request, and without a cookie a script has no rights.
 */
export function refuseForeign(request: Request, origins: ReadonlySet<string>): void {
  if (safe.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') throw new AppError('forbidden');
  const origin = request.headers.get('origin');
  if (origin === null && request.headers.has('cookie')) throw new AppError('forbidden');
  if (origin !== null && !origins.has(origin)) throw new AppError('forbidden');
}
