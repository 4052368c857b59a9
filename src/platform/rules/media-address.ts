// The address of an operator's own media file.

import { serverPaths } from '#subjects/rules/paths.ts';

/** Returns the address of the operator's own video file, whose name may have any character that file names can have. */
export function mediaAddress(media_file: string): string {
  return `${serverPaths.media}/${encodeURIComponent(media_file)}`;
}
