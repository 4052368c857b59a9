import type { OutputOf } from '#subjects/api/contract.ts';

export type StoredDance = OutputOf<'readStudioDance'>;
export type StoredMedium = StoredDance['media'][number];

/** 'YouTube aaaaaaaaaaa', 'march.mp4'. */
export function mediumTitle({ kind, name }: Pick<StoredMedium, 'kind' | 'name'>): string {
  if (kind === 'youtube') return `YouTube ${name}`;
  return kind === 'recording' ? `The recording (${name})` : name;
}
