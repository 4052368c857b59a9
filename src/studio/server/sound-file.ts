// Puts an operator's sound file into the media folder, piece by piece, under a name made from its content. Either the
// whole file is stored or nothing.

import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { recordingLimits, sizeProblem } from '#dance/rules/recording/recording.ts';
import { renameDurably } from '#platform/server/durable-file.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { withoutRoom } from './without-room.ts';

/** The first bytes of files of each kind. Only a browser can check whether the rest of a file is sound. */
const kinds: readonly (readonly [ending: string, begins: RegExp])[] = [
  // An mp3 begins with ID3, or with its first frame: MPEG 1 or 2, layer III.
  ['mp3', /^(?:ID3|\xff[\xe2\xe3\xf2\xf3\xfa\xfb])/],
  ['wav', /^RIFF....WAVE/s],
  ['ogg', /^OggS/],
  ['flac', /^fLaC/],
  ['m4a', /^....ftyp/s],
];

/** Bytes at the start of a file that show its kind. */
const beginning = 12;

/**
 * Stores a sound file and returns its name in `folder`. Throws too_large, invalid_input for a file that is no sound,
 * and unavailable for a full disk.
 */
export async function storeSoundFile(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  return store(folder, bytes).catch((error) => {
    throw withoutRoom(error);
  });
}

async function store(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<string> {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `.${randomUUID()}`);
  const file = await open(draft, 'wx', 0o644);
  try {
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let size = 0;
    for await (const chunk of bytes) {
      size += chunk.length;
      if (size > recordingLimits.bytes)
        throw new AppError('too_large', { message: sizeProblem(size) ?? undefined });
      if (head.length < beginning) head = Buffer.concat([head, chunk.subarray(0, beginning)]);
      if (head.length >= beginning) endingOf(head);
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    const name = `music-${hash.digest('hex').slice(0, 24)}.${endingOf(head)}`;
    await file.sync();
    await renameDurably(draft, join(folder, name));
    return name;
  } finally {
    await file.close();
    await rm(draft, { force: true });
  }
}

function endingOf(head: Buffer): string {
  const text = head.toString('latin1');
  const kind = kinds.find(([, begins]) => begins.test(text));
  if (kind) return kind[0];
  throw new AppError('invalid_input', {
    message: 'This file holds no sound. A recording can be MP3, M4A, OGG, FLAC or WAV.',
  });
}
