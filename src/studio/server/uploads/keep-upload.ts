// Checks a file that has arrived completely, and makes it a film or a recording in the media folder, or deletes it.

import { createReadStream } from 'node:fs';
import { chmod, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storedText } from '#platform/rules/text-length.ts';
import { renameDurably } from '#platform/server/durable-file.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { filmHeadProblem, filmTailProblem, headBytes, tailBytes } from '#studio/rules/uploads/film-file.ts';
import { filmNameProblem, shownName } from '#studio/rules/uploads/upload-name.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { readFilm } from '../read-film.ts';
import { storeSoundFile } from '../sound-file.ts';
import { isFull, noRoomLeft } from '../without-room.ts';
import { takenText } from './admit-upload.ts';
import { uploadGone } from './refused-uploads.ts';
import type { UploadFacts, UploadStore } from './upload-store.ts';

type Kept = OutputOf<'keepStudioUpload'>;

/**
 * Milliseconds to wait for the facts about a film. The limit is generous, because the film may have taken hours to
 * send.
 */
const patience = 60_000;

/**
 * Puts an upload into the media folder. Throws not_found, conflict for an incomplete upload or a name in use,
 * invalid_input for a name that the file can't have, and too_large for a full disk; in these cases the upload stays.
 * Throws invalid_input for a file that is no film or recording, and deletes it.
 */
export async function keepUpload(
  store: UploadStore,
  mediaFolder: string,
  id: string,
  wanted: string | undefined,
): Promise<Kept> {
  const upload = await store.facts(id);
  if (!upload) throw uploadGone();
  if (upload.kind === 'recording' && wanted !== undefined)
    throw new AppError('invalid_input', {
      message: 'A recording gets its name from its content.',
      field: 'name',
    });
  if (upload.kept !== null) return keptBefore(mediaFolder, upload.kept, upload, wanted);
  if (upload.arrived < upload.bytes)
    throw new AppError('conflict', { message: 'This file is not whole yet: go on with the upload.' });
  try {
    if (upload.kind === 'recording') return await keepRecording(store, mediaFolder, id);
    return await keepFilm(store, mediaFolder, id, wanted === undefined ? upload.name : storedText(wanted));
  } catch (error) {
    // If the same call was sent twice at once, the other call may have kept the upload meanwhile.
    const later = await store.facts(id);
    if (later?.kept) return keptBefore(mediaFolder, later.kept, later, wanted);
    if (isMissing(error)) throw uploadGone();
    // This error tells the page not to repeat the call, which would fail again while the disk is full.
    if (isFull(error)) throw noRoomLeft();
    // A file that is refused for its content is deleted. A file that is refused for its name (`field`) stays, because
    // it can be kept under another name.
    if (error instanceof AppError && error.code === 'invalid_input' && error.field === undefined)
      await store.remove(id).catch(() => undefined);
    throw error;
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Returns the answer that the first call got for an upload that is kept already. Throws conflict for another name. */
async function keptBefore(
  mediaFolder: string,
  file: string,
  { kind }: UploadFacts,
  wanted: string | undefined,
): Promise<Kept> {
  if (kind === 'recording') return { file, seconds: null, picture: null };
  if (wanted !== undefined && storedText(wanted) !== file)
    throw new AppError('conflict', {
      message: `This film is on the server already, as “${shownName(file)}”.`,
      field: 'name',
    });
  return { file, ...factsOf(file, await readFilm(join(mediaFolder, file))) };
}

async function keepRecording(store: UploadStore, mediaFolder: string, id: string): Promise<Kept> {
  const path = store.pathOf(id);
  const file = await storeSoundFile(mediaFolder, createReadStream(path));
  await store.noteKept(id, file).catch(() => undefined);
  await rm(path, { force: true });
  return { file, seconds: null, picture: null };
}

async function keepFilm(store: UploadStore, mediaFolder: string, id: string, file: string): Promise<Kept> {
  const message = filmNameProblem(file);
  if (message) throw new AppError('invalid_input', { message, field: 'name' });
  const path = store.pathOf(id);
  const facts = await lookAt(path, file);
  await chmod(path, 0o644);
  await place(path, join(mediaFolder, file), file);
  // An error here is ignored, because the film is in its place even without the note.
  await store.noteKept(id, file).catch(() => undefined);
  return { file, ...facts };
}

/**
 * Checks a complete film. Throws invalid_input for a file that is no film, and for a film that is also another kind
 * of file.
 */
async function lookAt(path: string, name: string): Promise<Omit<Kept, 'file'>> {
  await using file = await open(path);
  const { size } = await file.stat();
  const part = async (position: number, length: number) =>
    (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
  const message =
    filmHeadProblem(name, await part(0, Math.min(size, headBytes))) ??
    filmTailProblem(name, await part(Math.max(0, size - tailBytes), Math.min(size, tailBytes)));
  if (message) throw new AppError('invalid_input', { message });
  return factsOf(name, await readFilm(path, patience));
}

function factsOf(name: string, film: Awaited<ReturnType<typeof readFilm>>): Omit<Kept, 'file'> {
  const shown = shownName(name);
  if (film === 'missing')
    throw new AppError('not_found', { message: `“${shown}” is no longer on the server.` });
  if (film === 'unreadable')
    throw new AppError('invalid_input', {
      message: `“${shown}” can’t be read: it is no film, or only a part of one.`,
    });
  if (film.picture === null)
    throw new AppError('invalid_input', {
      message: `“${shown}” has no picture. A recording belongs under Music.`,
    });
  return { seconds: film.seconds, picture: film.picture };
}

/** Renames a film, but never over another film: two operators may choose the same name at the same moment. */
async function place(from: string, to: string, name: string): Promise<void> {
  const held = await open(to, 'wx', 0o644).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST'
      ? new AppError('conflict', { message: takenText(name), field: 'name' })
      : error;
  });
  await held.close();
  await renameDurably(from, to).catch(async (error) => {
    await rm(to, { force: true });
    throw error;
  });
}
