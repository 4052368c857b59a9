// Reads the state of the installation, which otherwise only a person at the machine could see.

import { readFileSync } from 'node:fs';
import { backupFolder, isBackedUpDaily, latestBackup } from '#platform/server/backup/automatic-backup.ts';
import { readSentBackup } from '#platform/server/backup/send-backup.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Env } from '#platform/server/env.ts';
import { listMedia } from '#platform/server/media-files.ts';
import { mediaFolder } from '#platform/server/media-folder.ts';
import { readServiceFigures } from '#platform/server/service-figures.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { courseFilmProblems } from './film-problems.ts';
import { disk } from './read-disk.ts';

type Health = OutputOf<'readStudioHealth'>;

/** The version is read at the start, because an upgrade replaces the file before the new version runs. */
const { version: shamble } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
);

export async function readHealth(db: Db, env: Env): Promise<Health> {
  const folder = mediaFolder(env.DATA_DIR);
  const [figures, space, files, films, latest, sent] = await Promise.all([
    readServiceFigures(db),
    disk.read(env.DATA_DIR),
    listMedia(folder, isFilmName),
    courseFilmProblems(db, folder),
    latestBackup(env.DATA_DIR),
    readSentBackup(backupFolder(env.DATA_DIR)),
  ]);
  return {
    versions: {
      shamble,
      schema: figures.schema,
      node: process.version.slice(1),
      postgres: figures.postgres,
    },
    started_at: new Date(performance.timeOrigin).toISOString(),
    disk: space,
    database_bytes: figures.databaseBytes,
    media_bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
    backup: {
      daily: isBackedUpDaily(env),
      latest: latest && { ...latest, at: latest.at.toISOString() },
      sends: env.BACKUP_COMMAND !== undefined,
      sent,
    },
    mail: {
      sends: env.SMTP_URL !== undefined,
      waiting: figures.mailsWaiting,
      left: figures.mailsLeft,
      oldest_at: figures.oldestMailAt?.toISOString() ?? null,
      bounced: figures.mailsBounced,
      given_up: figures.mailsGivenUp,
    },
    jobs: { waiting: figures.jobsWaiting, failed: figures.jobsFailed, retried: figures.jobsRetried },
    videos: films.flatMap(({ name, problems }) => problems.map((says) => ({ step: name, says }))),
  };
}
