// What an uploaded file holds: itself, what was gzipped, or the files of a zip. Strangers may have made it: no name in it is
// used as a path, and what comes out is counted, however small it was packed.

import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { studioLimits } from '#rules/studio/studio-limits.ts';
import { AppError } from '../../http/app-error.ts';
import { capped } from '../../http/capped.ts';

/** `name` is the file's own, without folders, in a zip; such a file can be opened more than once. Else it is null. */
export type PackedFile = { name: string | null; open: () => AsyncIterable<Uint8Array> };

/** Each file has to be read before the next is asked for. Throws invalid_input, and too_large past a cap. */
export async function* unpack(bytes: AsyncIterable<Uint8Array>, folder: string): AsyncGenerator<PackedFile> {
  const { start, whole } = await startOf(capped(bytes, studioLimits.importBytes));
  if (start[0] === 0x50 && start[1] === 0x4b && (start[2] ?? 0) <= 8) yield* unzip(whole, folder);
  else if (start[0] === 0x1f && start[1] === 0x8b) yield { name: null, open: () => gunzip(whole) };
  else yield { name: null, open: () => whole };
}

async function startOf(bytes: AsyncGenerator<Uint8Array>) {
  let start = Buffer.alloc(0);
  while (start.length < 4) {
    const next = await bytes.next();
    if (next.done) break;
    start = Buffer.concat([start, next.value]);
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    if (start.length > 0) yield start;
    yield* bytes;
  }
  return { start, whole: whole() };
}

async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* capped(
      pipeline(packed, createGunzip(), () => undefined),
      studioLimits.importBytes,
    );
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreadable('This gzip file is damaged or not complete.', cause);
  }
}

/** A zip's list of files stands at its end, so it is put on the disk first, in a file that has no name any more. */
async function* unzip(packed: AsyncIterable<Uint8Array>, folder: string): AsyncGenerator<PackedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `import-${randomUUID()}.zip`);
  await using file = await open(path, 'wx+', 0o600);
  // Whatever happens now, nothing stays behind; where an open file can't be removed, it is at the end.
  const removed = await unlink(path).then(
    () => true,
    () => false,
  );
  try {
    for await (const chunk of packed) await file.writev([chunk]);
    const zip = await yauzl.fromFdPromise(file.fd, { autoClose: false }).catch((error) => {
      throw unreadable('This zip file is damaged or not complete.', error);
    });
    yield* filesOf(zip);
  } finally {
    if (!removed) await unlink(path).catch(() => undefined);
  }
}

async function* filesOf(zip: ZipFile): AsyncGenerator<PackedFile> {
  let left: number = studioLimits.importBytes;
  if (zip.entryCount > studioLimits.importFiles)
    throw new AppError('too_large', {
      message: `A zip can hold at most ${studioLimits.importFiles} files.`,
    });
  try {
    for await (const entry of zip.eachEntry()) {
      const name = entry.fileName.split('/').at(-1) ?? '';
      // Folders, and what some systems put beside every file.
      if (name === '' || name.startsWith('.') || entry.fileName.startsWith('__MACOSX/')) continue;
      // The library ends an entry that grows beyond the size it names, so the sizes named can be counted.
      left -= entry.uncompressedSize;
      if (left < 0) throw new AppError('too_large');
      if (entry.isEncrypted())
        throw new AppError('invalid_input', { message: `${name} in the zip is protected by a password.` });
      yield { name, open: () => entryBytes(zip, entry, name) };
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreadable('This zip file is damaged or not safe to open.', cause);
  }
}

async function* entryBytes(zip: ZipFile, entry: Entry, name: string): AsyncGenerator<Uint8Array> {
  const stream = await zip.openReadStreamPromise(entry).catch((error) => {
    throw unreadable(`${name} in the zip cannot be read.`, error);
  });
  try {
    yield* stream;
  } catch (cause) {
    throw unreadable(`${name} in the zip is damaged.`, cause);
  }
}

function unreadable(message: string, cause: unknown): AppError {
  return new AppError('invalid_input', { message, cause });
}
