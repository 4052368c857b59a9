import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { isUnderWay, type Place, useFilmUploads } from './upload-list.ts';

export type ServerFilms = Place & {
  files: OutputOf<'listStudioMedia'>['files'];
  /** The message of a read that failed; null if no read failed. */
  problem: string | null;
};

/** Returns the films in the media folder, the names in use, and the space for more films. */
export function useServerFilms(): ServerFilms {
  const media = useStudio('listStudioMedia');
  const uploads = useStudio('listStudioUploads');
  const here = useFilmUploads();
  const files = media.data?.files ?? [];
  return {
    files,
    taken: new Set([...files, ...here.filter(isUnderWay)].map(({ name }) => name)),
    free: uploads.data?.free ?? null,
    held: uploads.data?.held ?? [],
    left: uploads.data?.uploads ?? [],
    problem: uploads.error?.message ?? media.error?.message ?? null,
  };
}
