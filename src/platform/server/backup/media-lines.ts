// Videos, recordings and the icon in a backup, after the tables. Each file has a line with its name and size, and then
// lines of base64.

import { existsSync } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolderDurably, renameDurably } from '../durable-file.ts';
import { listMedia } from '../media-files.ts';
import { mediaEnding } from '../media-folder.ts';

/** Bytes of a file per line; the base64 of a multiple of three bytes needs no padding. */
const CHUNK = 48 * 1024;

type Head = { media: string; bytes: number };

export function isMediaLine(line: string): boolean {
  return line.startsWith('{"media":');
}

export async function* mediaLines(folder: string): AsyncGenerator<string> {
  // `listMedia` takes a folder that can't be read for an empty one: the backup would then lack the videos without an
  // error.
  await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  for (const { name, bytes } of await listMedia(folder, (name) => mediaEnding.test(name))) {
    yield `${JSON.stringify({ media: name, bytes } satisfies Head)}\n`;
    await using file = await open(join(folder, name));
    // No more bytes are written than were announced, in case the file is growing.
    for (let at = 0; at < bytes; ) {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.min(CHUNK, bytes - at)));
      if (bytesRead === 0) throw new Error(`${name} became shorter while it was read`);
      at += bytesRead;
      yield `${buffer.subarray(0, bytesRead).toString('base64')}\n`;
    }
  }
}

export type ReceivedMedia = {
  names: string[];
  /** Moves the received files into the media folder, where they replace files of the same name; other files stay. */
  keep: () => Promise<void>;
  /** Removes what is left of the received files. It must be called at the end, even after `keep`. */
  drop: () => Promise<void>;
};

/**
 * Writes the files that the line `first` and all `lines` after it contain into a draft folder: inside the media folder
 * `folder`, or beside it where `folder` does not exist yet. When a file is damaged, removes the draft and throws.
 */
export async function receiveMedia(
  folder: string,
  first: string | undefined,
  lines: AsyncIterator<string>,
): Promise<ReceivedMedia> {
  const [inside, beside] = [join(folder, '.restoring'), `${folder}.restoring`];
  // An existing `folder` may be on a disk of its own: a draft beside it would then be on another disk, from which files
  // can't be renamed into `folder`.
  const draft = existsSync(folder) ? inside : beside;
  const drop = async () => {
    for (const left of [inside, beside]) await rm(left, { recursive: true, force: true });
  };
  const names: string[] = [];
  await drop();
  try {
    for (let line = first; line !== undefined; ) {
      const { media, bytes }: Head = JSON.parse(line);
      if (!/^(?!\.)[^/\\]+$/.test(media) || !mediaEnding.test(media))
        throw new Error(`${media} is no name of a video, recording or icon.`);
      await makeFolderDurably(draft);
      await using file = await open(join(draft, media), 'wx', 0o644);
      line = undefined;
      for (let next = await lines.next(); !next.done; next = await lines.next()) {
        line = isMediaLine(next.value) ? next.value : undefined;
        if (line) break;
        await file.write(Buffer.from(next.value, 'base64'));
      }
      await file.sync();
      if ((await stat(join(draft, media))).size !== bytes) throw new Error(`${media} is damaged in it.`);
      names.push(media);
    }
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    names,
    keep: async () => {
      if (names.length > 0) await makeFolderDurably(folder);
      for (const name of names) await renameDurably(join(draft, name), join(folder, name));
    },
    drop,
  };
}
