import { join } from 'node:path';

/** The endings of file names that everybody may load: videos, recordings and the icon. */
export const mediaEnding = /\.(?:mp4|webm|mp3|m4a|ogg|flac|wav|png)$/i;

/** Returns the folder of the operator's own files in DATA_DIR. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}
