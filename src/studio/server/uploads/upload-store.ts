// Stores unfinished uploads in a hidden folder within the media folder, so that a complete upload needs only a rename.
// Each upload is a file of bytes and a JSON file about it, under an id that begins with its owner's sign.

import { createHmac } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import { studioLimits } from '#studio/rules/studio-limits.ts';

export const uploadFolder = (mediaFolder: string) => join(mediaFolder, '.uploads');

export type UploadKind = 'film' | 'recording';

/**
 * The facts about an upload. `kept` is the name of the upload's file in the media folder; null until the file is there.
 */
export type UploadFacts = {
  id: string;
  name: string;
  kind: UploadKind;
  bytes: number;
  arrived: number;
  modified: number;
  kept: string | null;
  /** The time at which the upload's last byte arrived. */
  touched: Date;
};

/**
 * The library's store, with two differences: it throws the system's error for a full disk, and it reports bytes as
 * arrived only once they are on the disk.
 */
export class UploadStore extends FileStore {
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const file = createWriteStream(this.pathOf(id), { flags: 'r+', start: offset, flush: true });
    await pipeline(bytes, file);
    return offset + file.bytesWritten;
  }

  pathOf(id: string): string {
    return join(this.directory, id);
  }

  /** Returns the facts about an upload; null for an unknown id. */
  async facts(id: string): Promise<UploadFacts | null> {
    const info = await this.configstore.get(id);
    if (!info) return null;
    const there = await stat(this.pathOf(id)).catch(() => null);
    const { name, kind, modified, kept = null } = info.metadata ?? {};
    return {
      id,
      name: name ?? '',
      kind: kind === 'recording' ? 'recording' : 'film',
      bytes: info.size ?? 0,
      arrived: there?.size ?? 0,
      modified: modifiedOf(modified),
      kept,
      touched: there?.mtime ?? new Date(info.creation_date ?? 0),
    };
  }

  /** Returns every unfinished upload of all people. */
  async waiting(): Promise<UploadFacts[]> {
    const names = await readdir(this.directory);
    const ids = names.flatMap((name) => /^([\w-]+)\.json$/.exec(name)?.[1] ?? []);
    const all = await Promise.all(ids.map((id) => this.facts(id)));
    return all.filter((facts) => facts !== null && facts.kept === null) as UploadFacts[];
  }

  /**
   * Notes the name of an upload's file in the media folder, for a client that repeats its call because the answer was
   * lost.
   */
  async noteKept(id: string, file: string): Promise<void> {
    const info = await this.configstore.get(id);
    if (info)
      await this.configstore.set(id, Object.assign(info, { metadata: { ...info.metadata, kept: file } }));
  }
}

/**
 * Returns the time at which a file was changed on its device, in epoch milliseconds; 0 for a text that is no such time.
 */
export function modifiedOf(text: string | null | undefined): number {
  const moment = text ? Number(text) : 0;
  return Number.isSafeInteger(moment) && Math.abs(moment) <= LATEST ? moment : 0;
}

/** The latest time that a date can have, in milliseconds. */
const LATEST = 8.64e15;

/**
 * Opens the store. A missing folder is made here and not by the library, because the library ends the process if it
 * can't make the folder.
 */
export async function openUploadStore(mediaFolder: string): Promise<UploadStore> {
  const directory = uploadFolder(mediaFolder);
  await mkdir(directory, { recursive: true });
  return new UploadStore({ directory });
}

/** Returns the sign of a person's uploads, which does not show who the person is without the server's secret. */
export function ownerSign(secret: string, user_id: string): string {
  return createHmac('sha256', secret).update(`upload ${user_id}`).digest('hex').slice(0, 16);
}

/** Returns the sign of the person to whom an upload belongs. */
export function ownerOf(id: string): string {
  return id.slice(0, id.indexOf('-'));
}

/** Returns the time at which an upload is deleted if nobody continues it. */
export function forgottenAt(touched: Date): Date {
  return new Date(touched.getTime() + studioLimits.uploadDays * 86_400_000);
}

/**
 * Deletes unfinished uploads, and notes about finished uploads, that have not changed for two days
 * (studioLimits.uploadDays). `now` is in epoch milliseconds.
 */
export async function pruneUploads(mediaFolder: string, now: number): Promise<void> {
  const folder = uploadFolder(mediaFolder);
  const names = await readdir(folder).catch((): string[] => []);
  const byUpload = Map.groupBy(names, (name) => name.replace(/\.json$/, ''));
  for (const files of byUpload.values()) {
    const times = await Promise.all(
      files.map(async (name) => (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0),
    );
    if (forgottenAt(new Date(Math.max(...times))).getTime() > now) continue;
    for (const name of files) await rm(join(folder, name), { force: true });
  }
}
