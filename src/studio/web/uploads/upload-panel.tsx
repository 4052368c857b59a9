import { useEffect, useRef } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { sizeText } from '#studio/rules/size-text.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { useReadAgain, useStudio } from '#studio/web/studio.ts';
import { FileField } from '../file-field.tsx';
import { FilmDrop, inOrder } from './film-drop.tsx';
import { FilmUploadLine } from './film-upload-line.tsx';
import { type LeftUpload, LeftUploads } from './left-uploads.tsx';
import { addFilms, isUnderWay, useFilmUploads } from './upload-list.ts';
import type { ServerFilms } from './use-server-films.ts';

/** The card in which films are chosen or dropped, with the progress of their uploads. */
export function UploadPanel({ films }: { films: ServerFilms }) {
  const uploads = useFilmUploads();
  const left = useLeftUploads();
  useHoldWhile(uploads.some(isUnderWay));
  useNoDropBeside();
  const add = (files: readonly File[]) => void addFilms(inOrder(files), films);
  return (
    <Card aria-label="Film files">
      <h2 className="studio-name">Your own film files</h2>
      <FilmDrop className="stack" onFiles={add}>
        <FileField
          label="Upload films"
          hint={`Choose several at once, or drop them here. MP4 with H.264 is shown everywhere; WebM too, except on some iPhones. At most ${sizeText(studioLimits.filmBytes)} each${roomText(films.free)}.`}
          accept=".mp4,.webm,video/mp4,video/webm"
          multiple
          onFiles={add}
        />
      </FilmDrop>
      <ErrorNote>{films.problem}</ErrorNote>
      {uploads.length > 0 && (
        <ul className="stack snug" aria-label="Films on their way">
          {uploads.map((upload) => (
            <FilmUploadLine key={upload.key} upload={upload} films={films} />
          ))}
        </ul>
      )}
      <LeftUploads kind="film" left={left} />
    </Card>
  );
}

const roomText = (free: number | null) =>
  free === null ? '' : `; the server has room for ${sizeText(Math.max(0, free))}`;

/** Returns the film uploads that a closed page or another device has left. */
function useLeftUploads(): readonly LeftUpload[] {
  const { data } = useStudio('listStudioUploads');
  const uploads = useFilmUploads();
  const here = new Set(uploads.map(({ id }) => id));
  const readAgain = useReadAgain();
  // A film may be halted because the session has ended; reading the list then asks the operator to sign in.
  const settled = uploads.filter(({ state }) => state === 'done' || state === 'halted').length;
  const before = useRef(settled);
  const latest = useRef(readAgain);
  latest.current = readAgain;
  useEffect(() => {
    if (settled > before.current) void latest.current();
    before.current = settled;
  }, [settled]);
  const names = new Set(
    uploads.filter(({ state }) => state === 'waiting' || state === 'done').map(({ name }) => name),
  );
  return (data?.uploads ?? []).filter(
    ({ id, kind, name }) => kind === 'film' && !here.has(id) && !names.has(name),
  );
}

/**
 * Lets the browser ask before a page that still sends films is closed: a closed page does not send the rest of a film.
 */
function useHoldWhile(sending: boolean): void {
  useEffect(() => {
    if (!sending) return;
    const hold = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', hold);
    return () => window.removeEventListener('beforeunload', hold);
  }, [sending]);
}

/** Prevents the browser from opening a file that was dropped in a wrong place. */
function useNoDropBeside(): void {
  useEffect(() => {
    const listening = new AbortController();
    const hold = (drag: DragEvent) => {
      if (!drag.defaultPrevented && drag.dataTransfer?.types.includes('Files')) drag.preventDefault();
    };
    for (const name of ['dragover', 'drop'] as const)
      document.addEventListener(name, hold, { signal: listening.signal });
    return () => listening.abort();
  }, []);
}
