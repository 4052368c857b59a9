import { newKey } from '#platform/web/queries/new-key.ts';

/** Returns a new UUID, also on a page without HTTPS, where browsers have no randomUUID. */
export function newId(): string {
  return newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
