import { newKey } from '#platform/web/queries/new-key.ts';

/**
 * Returns an id for a new thing, as the database writes them; also where the page came without encryption.
 */
export function newId(): string {
  return newKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
