import { join } from 'node:path';

/** How the names of what it holds for everybody end: videos, recordings and the icon. */
export const mediaEnding = /\.(?:mp4|webm|mp3|m4a|ogg|flac|wav|png)$/i;

/** Where DATA_DIR keeps the operator's own files. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}
