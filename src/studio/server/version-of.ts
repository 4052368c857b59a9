// The version of something that operators edit: a short code of its exact state. Equal states have equal versions.

import { createHash } from 'node:crypto';

/** Returns the version of `state`, which must have its keys in a fixed order. */
export function versionOf(state: unknown): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 16);
}
