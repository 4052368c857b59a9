// The contents of an uploaded file: the file itself, the file in a gzip, or the files in a zip. Strangers may have made
// it, so no name in it is used as a path, and the unpacked bytes are counted.

import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { AppError } from '#platform/server/http/app-error.ts';
import { capped } from '#platform/server/http/capped.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { firstBytes } from './first-bytes.ts';
import {
  foreignFile,
  isGzip,
  isWorkbook,
  isWorkbookName,
  isZip,
  refuseForeign,
  saveSheets,
} from './foreign-file.ts';

/**
 * `name` is the file's name in a zip, without folders; for a part of a workbook it is the name of the workbook's
 * folder. Files of a zip can be opened more than once. Outside a zip `name` is null.
 */
export type PackedFile = { name: string | null; open: () => AsyncIterable<Uint8Array> };

/** The most layers of gzip that a file may have. */
const DEPTH = 3;

/**
 * Yields the files. The caller must read each before it asks for the next. Throws invalid_input, and too_large above a
 * limit.
 */
export async function* unpack(
  bytes: AsyncIterable<Uint8Array>,
  folder: string,
  depth = DEPTH,
): AsyncGenerator<PackedFile> {
  const { start, whole, close } = await firstBytes(capped(bytes, studioLimits.importBytes));
  try {
    if (isGzip(start) && depth > 0) yield* unpack(gunzip(whole), folder, depth - 1);
    else if (isZip(start)) yield* unzip(whole, folder);
    else {
      refuseForeign(start, null);
      yield { name: null, open: () => whole };
    }
  } finally {
    close();
  }
}

async function* gunzip(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* pipeline(packed, createGunzip(), () => undefined);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreadable('This gzip file is damaged or not complete.', cause);
  }
}

/**
 * The list of a zip's files is at its end, so the zip is first stored on disk, in a file whose name is removed at once.
 */
async function* unzip(packed: AsyncIterable<Uint8Array>, folder: string): AsyncGenerator<PackedFile> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `import-${randomUUID()}.zip`);
  await using file = await open(path, 'wx+', 0o600);
  // The file has no name from here on, so an error leaves nothing behind. Where an open file can't be removed, it is
  // removed at the end.
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
  const unzipped = { left };
  try {
    for (const entry of await entriesOf(zip)) {
      const path = entry.fileName.split('/');
      const name = path.find(isWorkbookName) ?? path.at(-1) ?? '';
      // Skips folders, and files that some systems put beside every file.
      if (name === '' || /^(?:\.|~\$)/.test(path.at(-1) ?? '') || path.includes('__MACOSX')) continue;
      // The library stops an entry that grows beyond its stated size, so it is enough to add up the stated sizes.
      left -= entry.uncompressedSize;
      if (left < 0) throw new AppError('too_large');
      if (entry.isEncrypted())
        throw new AppError('invalid_input', { message: `${name} in the zip is protected by a password.` });
      yield { name, open: () => plainBytes(entryBytes(zip, entry, name), name, unzipped) };
    }
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw unreadable('This zip file is damaged or not safe to open.', cause);
  }
}

/** The list of the files in a zip. Refuses a workbook. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) if (entries.push(entry) === studioLimits.importFiles) break;
  if (isWorkbook(entries.map(({ fileName }) => fileName)))
    throw foreignFile(null, 'a workbook, or another file of an office program', saveSheets);
  if (zip.entryCount > studioLimits.importFiles)
    throw new AppError('too_large', {
      message: `A zip can hold at most ${studioLimits.importFiles} files.`,
    });
  return entries;
}

/**
 * The bytes of a file in a zip, unpacked if it is gzipped; the unpacked bytes of all such files are counted together.
 */
async function* plainBytes(
  bytes: AsyncIterable<Uint8Array>,
  name: string,
  unzipped: { left: number },
  depth = DEPTH,
): AsyncGenerator<Uint8Array> {
  const { start, whole, close } = await firstBytes(bytes);
  try {
    if (isGzip(start) && depth > 0) {
      for await (const chunk of plainBytes(gunzip(whole), name, unzipped, depth - 1)) {
        unzipped.left -= chunk.length;
        if (unzipped.left < 0) throw new AppError('too_large');
        yield chunk;
      }
    } else if (isZip(start))
      throw foreignFile(name, 'a workbook, or a zip inside of the zip', `${saveSheets} Unpack a zip first.`);
    else {
      refuseForeign(start, name);
      yield* whole;
    }
  } finally {
    close();
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
