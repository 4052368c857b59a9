import type { OutputOf } from '#subjects/api/contract.ts';

export type StoredDance = OutputOf<'readStudioDance'>;
export type StoredMedium = StoredDance['media'][number];

/** 'YouTube aaaaaaaaaaa', 'march.mp4'. */
export function mediumTitle({ kind, name, title }: Pick<StoredMedium, 'kind' | 'name' | 'title'>): string {
  if (kind === 'youtube') return `YouTube ${name}`;
  return kind === 'recording' ? `The recording (${title || name})` : name;
}
