import { join } from 'node:path';

/** Where DATA_DIR keeps the operator's own video files. */
export function mediaFolder(dataDir: string): string {
  return join(dataDir, 'media');
}
