// Files of the operator's own.

import { serverPaths } from '#subjects/rules/paths.ts';

/**
 * Returns the address of the operator's own video file; its name may hold anything that a file's name may
 * hold.
 */
export function mediaAddress(media_file: string): string {
  return `${serverPaths.media}/${encodeURIComponent(media_file)}`;
}
