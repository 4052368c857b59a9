import type { OutputOf } from '#subjects/api/contract.ts';

export type StoredDance = OutputOf<'readStudioDance'>;
export type StoredMedium = StoredDance['media'][number];

/** The server's name for an uploaded recording (src/studio/server/sound-file.ts), which means nothing to people. */
const storedName = /^music-[\w-]{6,}\.\w+$/;

/** Returns a medium's title for operators, such as 'YouTube aaaaaaaaaaa' or 'march.mp4'. */
export function mediumTitle({ kind, name, title }: Pick<StoredMedium, 'kind' | 'name' | 'title'>): string {
  if (kind === 'youtube') return `YouTube ${name}`;
  if (kind !== 'recording') return name;
  const shown = title || (storedName.test(name) ? '' : name);
  return `The recording${shown && ` (${shown})`}`;
}
