// The recording under the routine: its file, and the seconds of known beats of the dance in this file. It is stored as
// a setting, so it has a history and an undo, and is exported with the course.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseRecording, recordingProblem } from '#dance/rules/recording/recording.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { changeCurrent, type Operator } from './change.ts';
import { saveSetting } from './save-setting.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

const key = 'recording';

export async function readRecording(db: Db): Promise<OutputOf<'readStudioRecording'>> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  const recording = parseRecording(row?.value);
  return { recording, version: versionOf(recording) };
}

/** Saves the recording. Throws invalid_input and conflict. */
export async function saveRecording(
  studio: Studio,
  by: Operator,
  { recording, version }: InputOf<'saveStudioRecording'>['body'],
): Promise<{ version: string }> {
  if (recording) await refuseProblems(studio.mediaFolder, recording);
  const summary = recording ? 'Put a recording under the routine' : 'Gave the routine its band back';
  const value = recording ? JSON.stringify(recording) : '';
  return changeCurrent(studio, { ...by, summary, version }, readRecording, (trx) =>
    saveSetting(trx, key, value),
  );
}

async function refuseProblems(
  folder: string,
  recording: NonNullable<InputOf<'saveStudioRecording'>['body']['recording']>,
): Promise<void> {
  const message = recordingProblem(recording);
  if (message) throw new AppError('invalid_input', { message, field: 'recording' });
  const there = await stat(join(folder, recording.file)).catch(() => null);
  if (!there?.isFile())
    throw new AppError('invalid_input', {
      message: 'This recording is not in the media folder. Please upload it again.',
      field: 'recording',
    });
}
