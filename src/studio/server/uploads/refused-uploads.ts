// Messages for refused calls of uploads. The library's messages use terms of the protocol; these messages use words
// that operators know.

import type { ErrorCode } from '#platform/api/error-codes.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { isFull, noRoomLeft } from '../without-room.ts';

/** A refusal that the library throws, or returns as its answer. */
export type LibraryRefusal = { status_code: number; body: string };

/** The faults of a call, by the word with which the library's message names a header. The first match is used. */
const byWord: readonly (readonly [word: string, code: ErrorCode, message: string])[] = [
  ['content-type', 'unsupported_media_type', 'A piece of a file is sent as application/offset+octet-stream.'],
  [
    'upload-offset',
    'invalid_input',
    'A piece of a file says where it begins, as a whole number of bytes (Upload-Offset).',
  ],
  [
    'upload-length',
    'invalid_input',
    'An upload says beforehand how many bytes it has, as a whole number (Upload-Length).',
  ],
  [
    'defer-length',
    'invalid_input',
    'An upload says beforehand how many bytes it has, as a whole number (Upload-Length).',
  ],
  [
    'upload-metadata',
    'invalid_input',
    'What is said about the file can’t be read: words with their values in Base64, each word once (Upload-Metadata).',
  ],
  ['concat', 'invalid_input', 'A file is sent as one upload, not as several that are joined.'],
];

/** The sentence about an upload that does not exist, or that belongs to somebody else. */
export const goneText = `This upload is no longer on the server: it was kept or forgotten, or nothing of it had arrived for ${studioLimits.uploadDays} days. Choose the file again.`;

export const uploadGone = () => new AppError('not_found', { message: goneText });

const byStatus: Readonly<Record<number, () => AppError>> = {
  404: uploadGone,
  409: () =>
    new AppError('conflict', {
      message:
        'This piece does not begin where the file goes on. Ask how much of it has arrived, and go on from there.',
    }),
  410: uploadGone,
  413: () =>
    new AppError('too_large', {
      message: 'This piece is longer than what is missing of the file. Choose the file again.',
    }),
};

/** Returns the error to throw for an error or a refusal of the library. */
export function errorOfLibrary(thrown: Error | LibraryRefusal): unknown {
  if (thrown instanceof AppError) return thrown;
  if (!('status_code' in thrown)) return isFull(thrown) ? noRoomLeft() : thrown;
  const { status_code, body } = thrown;
  // When two requests send the same upload at once, the library aborts the earlier request. A request that waits too
  // long for another gets status 500.
  if (status_code === 500 || /aborted/i.test(body))
    return new AppError('unavailable', {
      message: 'Another request sends this file at the same moment. Try again shortly.',
      retryAfter: 1,
    });
  const ofStatus = byStatus[status_code];
  if (ofStatus) return ofStatus();
  const [, code, message] = byWord.find(([word]) => body.toLowerCase().includes(word)) ?? noTus;
  return new AppError(code, { message });
}

const version = '1.0.0';
const noTusText = `This server takes uploads by the tus protocol, version ${version}.`;
const noTus = ['', 'invalid_input', noTusText] as const;

/**
 * Returns the answer to a call with another version of the protocol, or without a version; the answer names the version
 * that the server uses. Returns null for a call with the server's version.
 */
export function refusalOfVersion(headers: Headers, instance: string): Response | null {
  if (headers.get('tus-resumable') === version) return null;
  const problem = { type: 'about:blank', title: 'Precondition Failed', status: 412, code: 'invalid_input' };
  return new Response(JSON.stringify({ ...problem, detail: noTusText, instance }), {
    status: 412,
    headers: {
      'content-type': 'application/problem+json',
      'cache-control': 'no-store',
      'tus-version': version,
      'tus-resumable': version,
    },
  });
}
