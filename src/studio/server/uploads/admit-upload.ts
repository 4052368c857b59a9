// Checks an announced file before a byte of it is sent.

import { open } from 'node:fs/promises';
import { sizeProblem } from '#dance/rules/recording/recording.ts';
import { storedText } from '#platform/rules/text-length.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { listMedia } from '#platform/server/media-files.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import {
  filmHeadProblem,
  filmSizeProblem,
  halfProblem,
  headBytes,
  roomProblem,
} from '#studio/rules/uploads/film-file.ts';
import { filmNameProblem, recordingNameProblem, shownName } from '#studio/rules/uploads/upload-name.ts';
import { disk } from '../read-disk.ts';
import { noRoomLeft } from '../without-room.ts';
import type { HeldRoom } from './held-room.ts';
import type { Announced } from './tus.ts';
import { modifiedOf, ownerOf, type UploadFacts, type UploadKind, type UploadStore } from './upload-store.ts';

/** Milliseconds after an upload's last byte during which the upload counts as being sent. */
const UNDER_WAY = 600_000;

export type Desk = { store: UploadStore; mediaFolder: string; heldRoom: HeldRoom };

/**
 * Returns the metadata of a file that may be sent. Throws invalid_input, conflict and too_large, with a sentence.
 * Announcements are handled one after the other (in-turn.ts), because each announcement is compared with the unfinished
 * uploads.
 */
export async function admitUpload(
  { store, mediaFolder, heldRoom }: Desk,
  { size, metadata, owner }: Announced,
): Promise<Record<string, string>> {
  if (size === undefined) refuse('invalid_input', 'An upload says beforehand how many bytes it has.');
  const kind = kindOf(metadata.kind);
  const name = storedText(metadata.name ?? '');
  const isFilm = kind === 'film';
  refuse('invalid_input', isFilm ? filmNameProblem(name) : recordingNameProblem(name), 'name');
  if (size === 0) refuse('invalid_input', `“${shownName(name)}” is empty.`);
  refuse('too_large', isFilm ? filmSizeProblem(name, size) : sizeProblem(size));
  const waiting = await store.waiting();
  const own = waiting.filter(({ id }) => ownerOf(id) === owner);
  refuse('too_large', shareProblem(own.length));
  const free = await freeForUploads(mediaFolder, waiting);
  if (roomProblem(name, size, free) !== null)
    refuse('too_large', roomProblem(name, size, free, await heldRoom(waiting, owner)));
  refuse('too_large', halfProblem(name, size, free, onTheirWay(own)));
  if (isFilm) await refuseTaken(mediaFolder, name, waiting, owner);
  return { name, kind, modified: String(modifiedOf(metadata.modified)) };
}

/** Returns the kind of an upload; an upload without a stated kind is a film. */
function kindOf(kind: string | null | undefined): UploadKind {
  if (kind === 'recording') return kind;
  if (kind && kind !== 'film') refuse('invalid_input', 'An upload is a film or a recording.');
  return 'film';
}

/**
 * Returns a sentence if an operator has too many unfinished uploads, or null. Each operator has a limit of their own,
 * so that nobody's uploads block another operator.
 */
function shareProblem(own: number): string | null {
  const most = studioLimits.uploadsWaiting;
  return own < most
    ? null
    : `You have ${own} uploads that are not whole yet, and more than ${most} can’t wait. Go on with some of them or forget them, under Videos and Music; the server forgets them ${studioLimits.uploadDays} days after their last byte.`;
}

/** Returns the number of bytes of the disk that uploads may still use; null where the system does not report it. */
export async function freeForUploads(
  mediaFolder: string,
  waiting: readonly UploadFacts[],
): Promise<number | null> {
  const space = await disk.read(mediaFolder);
  return space && Math.floor(space.free - studioLimits.diskKept - onTheirWay(waiting));
}

/** Returns the number of bytes of uploads that are still to come. */
function onTheirWay(uploads: readonly UploadFacts[]): number {
  return uploads.reduce((sum, { bytes, arrived }) => sum + bytes - arrived, 0);
}

/**
 * Throws too_large if the disk has become full since the announcement. The sent piece is first read and dropped,
 * because a client that is still sending would not read the answer.
 */
export async function refuseWithoutRoom(
  mediaFolder: string,
  piece: AsyncIterable<Uint8Array>,
): Promise<void> {
  const space = await disk.read(mediaFolder);
  if (space === null || space.free > studioLimits.diskKept / 2) return;
  for await (const _ of piece);
  throw noRoomLeft();
}

/**
 * Throws invalid_input for an upload that does not begin like a film, and deletes it, so that the rest need not be
 * sent.
 */
export async function refuseWrongKind(store: UploadStore, id: string): Promise<void> {
  const upload = await store.facts(id);
  if (upload?.kind !== 'film' || upload.arrived < headBytes) return;
  await using file = await open(store.pathOf(id));
  const { buffer } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
  const message = filmHeadProblem(upload.name, buffer);
  if (message === null) return;
  await store.remove(id);
  throw new AppError('invalid_input', { message });
}

/** Throws conflict if a film of this name exists, or is being sent by somebody else. */
async function refuseTaken(
  mediaFolder: string,
  name: string,
  waiting: readonly UploadFacts[],
  owner: string,
): Promise<void> {
  if ((await listMedia(mediaFolder, isFilmName)).some((film) => film.name === name))
    refuse('conflict', takenText(name), 'name');
  const theirs = waiting.some(
    (each) =>
      each.name === name && ownerOf(each.id) !== owner && each.touched.getTime() > Date.now() - UNDER_WAY,
  );
  if (theirs)
    refuse('conflict', `Somebody else is uploading a film called “${shownName(name)}” right now.`, 'name');
}

export const takenText = (name: string) =>
  `There is a film called “${shownName(name)}” on the server already.`;

type Refusal = 'invalid_input' | 'conflict' | 'too_large';

/**
 * Throws an error with this code and message, unless `message` is null. `field` is 'name' when the person must change
 * the film's name.
 */
function refuse(code: Refusal, message: string, field?: 'name'): never;
function refuse(code: Refusal, message: string | null, field?: 'name'): void;
function refuse(code: Refusal, message: string | null, field?: 'name'): void {
  if (message !== null) throw new AppError(code, { message, field });
}
