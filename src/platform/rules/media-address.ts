// Files of the operator's own.

import { serverPaths } from '#subjects/rules/paths.ts';

/** Where the operator's own video file is served; its name may hold anything that a file's name may hold. */
export function mediaAddress(media_file: string): string {
  return `${serverPaths.media}/${encodeURIComponent(media_file)}`;
}
