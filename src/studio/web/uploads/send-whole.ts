// Sends a whole file to the server, or continues an unfinished upload of the same file.

import { storedText } from '#platform/rules/text-length.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { recordingNameProblem } from '#studio/rules/uploads/upload-name.ts';
import { callStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { keepFile } from './keep-file.ts';
import { type FileToSend, sendFile, type UploadOptions } from './send-file.ts';

type WholeFile = Omit<FileToSend, 'id'>;
export type SentBefore = OutputOf<'listStudioUploads'>['uploads'][number];

/**
 * Resolves with the id of the upload. The given `id` is that of an upload to continue, or null if none is known. Throws
 * like sendFile.
 */
export async function sendWhole(sent: WholeFile, id: string | null, options: UploadOptions): Promise<string> {
  const before = id ?? (await sentBefore(sent));
  try {
    return await sendFile({ ...sent, id: before }, options);
  } catch (error) {
    const gone = before !== null && error instanceof ProblemError && error.code === 'not_found';
    if (!gone) throw error;
    // The server deletes unfinished uploads after some days. The file is then sent from its start.
    return sendFile({ ...sent, id: null }, options);
  }
}

async function sentBefore(sent: WholeFile): Promise<string | null> {
  const { uploads } = await callStudio('listStudioUploads', {});
  return uploads.find((upload) => isSame(upload, sent))?.id ?? null;
}

/** Whether an upload is of this file: the same name, size and date of change identify it on every device. */
export function isSame(upload: SentBefore, { file, name, kind, modified }: WholeFile): boolean {
  const { bytes } = upload;
  return upload.name === name && upload.kind === kind && bytes === file.size && upload.modified === modified;
}

/**
 * Sends a recording and asks the server to keep it; resolves with its file's name on the server. Throws like sendFile
 * and keepFile, and an Error about a wrong name.
 */
export async function sendRecording(
  file: File,
  options: Pick<UploadOptions, 'signal' | 'onProgress' | 'onCut'>,
): Promise<string> {
  const name = storedText(file.name);
  const problem = recordingNameProblem(name);
  if (problem !== null) throw new Error(problem);
  const sent = { file, name, kind: 'recording', modified: file.lastModified } as const;
  const id = await sendWhole(sent, null, { ...options, onId: () => {} });
  return (await keepFile(id)).file;
}
