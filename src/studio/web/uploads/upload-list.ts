// Sends the chosen films one after the other, also while the operator is on another page of the studio.

import { useSyncExternalStore } from 'react';
import { storedText } from '#platform/rules/text-length.ts';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import {
  filmHeadProblem,
  filmSizeProblem,
  type Held,
  headBytes,
  roomProblem,
} from '#studio/rules/uploads/film-file.ts';
import { filmNameProblem, shownName } from '#studio/rules/uploads/upload-name.ts';
import { type Trial, trialOfFile } from '../lessons/use-trials.ts';
import { keepFile } from './keep-file.ts';
import { dropUpload } from './send-file.ts';
import { isSame, type SentBefore, sendWhole } from './send-whole.ts';

export type FilmUpload = {
  key: string;
  /** The person who chose the film. Another person on this page neither sees nor sends it. */
  person: string | null;
  file: File;
  /** The name that the film gets on the server. */
  name: string;
  arrived: number;
  /**
   * `clash`: the name is in use. `halted`: the upload continues after a press. `refused`: the film can't be accepted.
   */
  state: 'waiting' | 'sending' | 'cut' | 'checking' | 'done' | 'clash' | 'halted' | 'refused';
  /** A sentence that says why the upload does not continue; null where there is none. */
  says: string | null;
  /** The result of trying the film in this browser; null before the trial. */
  trial: Trial | null;
  /** The coding of the film's picture, once the server has checked the file. */
  picture: string | null;
  /** The id of the upload on the server. */
  id: string | null;
  /** The step that should show the film; null for no step, or once the film is in the table of videos. */
  step: string | null;
};

let list: readonly FilmUpload[] = [];
const listeners = new Set<() => void>();
const stops = new Map<string, AbortController>();
let working = false;
let trying: Promise<void> = Promise.resolve();

function set(next: readonly FilmUpload[]): void {
  list = next;
  for (const listener of listeners) listener();
}

function change(key: string, changes: Partial<FilmUpload>): void {
  set(list.map((each) => (each.key === key ? { ...each, ...changes } : each)));
}

const find = (key: string) => list.find((each) => each.key === key);

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns every upload of this window, of any person. */
export const filmUploads = () => list;

/** Returns the uploads of the person at this page, in the order in which they were chosen. */
export function useFilmUploads(): readonly FilmUpload[] {
  const all = useSyncExternalStore(listen, filmUploads, filmUploads);
  return all.filter(({ person }) => person === shownPerson());
}

/** The facts about the server that are known when files are chosen. */
export type Place = {
  taken: ReadonlySet<string>;
  free: number | null;
  held: readonly Held[];
  /** The person's unfinished uploads on the server, whose space is reserved already. */
  left: readonly SentBefore[];
};

/**
 * Adds files to the list, checks each file, and sends the files that can be films and whose name is not in use. `steps`
 * has the id of the step that should show each file, in the order of the files.
 */
export async function addFilms(
  files: readonly File[],
  { taken, free, held, left }: Place,
  steps: readonly string[] = [],
): Promise<void> {
  let room = free;
  for (const [index, file] of files.entries()) {
    const name = storedText(file.name);
    const goesOn = left.some((upload) => isSame(upload, filmOf(file, name)));
    const problem = await problemOf(file, name, goesOn ? null : room, held);
    const clash = taken.has(name) || list.some((each) => each.name === name && isUnderWay(each));
    const state = problem !== null ? 'refused' : clash ? 'clash' : 'waiting';
    if (state === 'waiting' && room !== null && !goesOn) room -= file.size;
    const key = newKey();
    const fresh = { arrived: 0, trial: null, picture: null, id: null, step: steps[index] ?? null };
    set([...list, { key, person: shownPerson(), file, name, state, says: problem, ...fresh }]);
    // The films are tried one after the other, because a dozen films at once would slow the page down.
    if (state !== 'refused') trying = trying.then(() => tryHere(key));
  }
  void work();
}

const filmOf = (file: File, name: string) =>
  ({ file, name, kind: 'film', modified: file.lastModified }) as const;

async function problemOf(
  file: File,
  name: string,
  free: number | null,
  held: readonly Held[],
): Promise<string | null> {
  const before =
    filmNameProblem(name) ?? filmSizeProblem(name, file.size) ?? roomProblem(name, file.size, free, held);
  if (before !== null) return before;
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null);
  if (head === null) return `“${shownName(name)}” can’t be read on this device. Choose it again.`;
  return filmHeadProblem(name, new Uint8Array(head));
}

/** Sends a halted film again, or a film under another name. */
export function goOn(key: string, name?: string): void {
  change(key, { state: 'waiting', says: null, ...(name === undefined ? {} : { name }) });
  void work();
}

/** Uses the film of the same name on the server for the step that should show the chosen film. */
export function takeThatOnServer(key: string): void {
  change(key, { state: 'done', says: null, id: null });
}

/**
 * Removes a film from the list. Its bytes on the server are deleted. If the server is out of reach, the bytes stay, and
 * the page then lists them as an unfinished upload.
 */
export function cancelFilm(key: string): void {
  const upload = find(key);
  stops.get(key)?.abort();
  set(list.filter((each) => each.key !== key));
  if (upload?.id && upload.state !== 'done') dropUpload(upload.id).catch(() => undefined);
}

/** Notes that films are now in the table of videos, and no longer wait to be put into it. */
export function noteTaken(keys: readonly string[]): void {
  set(list.map((each) => (keys.includes(each.key) ? { ...each, step: null } : each)));
}

/** Whether a film is being sent or checked, or will be sent without a press. */
export function isUnderWay({ state }: Pick<FilmUpload, 'state'>): boolean {
  return state === 'waiting' || state === 'sending' || state === 'cut' || state === 'checking';
}

/**
 * Tries a film in this browser while the film is being sent, so that the operator learns of a film without a picture
 * before gigabytes are sent.
 */
async function tryHere(key: string): Promise<void> {
  const upload = find(key);
  if (!upload) return;
  change(key, { trial: { state: 'trying' } });
  change(key, { trial: await trialOfFile(upload.file).catch(() => null) });
}

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let next = waiting(); next; next = waiting()) await send(next);
  working = false;
}

const waiting = () => list.find(({ state, person }) => state === 'waiting' && person === shownPerson());

async function send(upload: FilmUpload): Promise<void> {
  const { key } = upload;
  const stop = new AbortController();
  stops.set(key, stop);
  change(key, { state: 'sending', says: null });
  try {
    const { file, name } = upload;
    const id = await sendWhole(filmOf(file, name), upload.id, {
      signal: stop.signal,
      onId: (id) => change(key, { id }),
      onProgress: (arrived) => change(key, { arrived, state: 'sending' }),
      onCut: () => change(key, { state: 'cut' }),
    });
    change(key, { state: 'checking', arrived: file.size, id });
    const { picture } = await keepFile(id, name);
    change(key, { state: 'done', picture });
  } catch (error) {
    if (stop.signal.aborted) return;
    change(key, stoppedBy(error));
    if (error instanceof OutOfReachError) goOnLater(key);
  } finally {
    stops.delete(key);
  }
}

/** Milliseconds after which an upload is tried again if the server was out of reach. */
const laterMs = 15_000;

/** Continues a film whose server was out of reach: after a while, or at once when the network is back. */
function goOnLater(key: string): void {
  const listening = new AbortController();
  const again = () => {
    listening.abort();
    clearTimeout(timer);
    if (find(key)?.state === 'cut') goOn(key);
  };
  const timer = setTimeout(again, laterMs);
  window.addEventListener('online', again, { signal: listening.signal });
}

function stoppedBy(error: unknown): Partial<FilmUpload> {
  const says = error instanceof Error ? error.message : String(error);
  if (error instanceof OutOfReachError) return { state: 'cut' };
  const code = error instanceof ProblemError ? error.code : null;
  if (code === 'conflict') return { state: 'clash', says };
  if (code === 'invalid_input') return { state: 'refused', says, id: null };
  if (code === 'unauthenticated')
    return { state: 'halted', says: 'Your session has ended. Sign in again, then go on.' };
  return code === 'not_found' ? { state: 'halted', says, id: null, arrived: 0 } : { state: 'halted', says };
}
