// Makes the answer for any thrown error: a problem (RFC 9457). This file alone maps a code to a status.

import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorStatus, type Problem } from '#platform/api/error-codes.ts';
import { english } from '#platform/content/languages.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import type { FixedText } from '#subjects/content/texts.ts';
import { englishReader, type Reader } from '#subjects/server/speech.ts';
import { AppError } from './app-error.ts';

/**
 * Errors that the database or the pool throw when PostgreSQL can't be reached or doesn't answer in time, and the
 * system's errors of a disk that is full or broken, or of too many open files.
 */
const outage =
  /ECONNREFUSED|ECONNRESET|ENOENT.*\.s\.PGSQL|EPIPE|ETIMEDOUT|timeout exceeded when trying to connect|Connection terminated|Query read timeout|terminating connection|the database system is|Cannot use a pool after|not queryable|remaining connection slots|too many clients|\b(ENOSPC|EIO|EDQUOT|EROFS|EMFILE|ENFILE)\b/;

/**
 * Returns the AppError for any error: `unavailable` for an outage, `internal` for every other error that is not an
 * AppError itself.
 */
export function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const reason = error instanceof Error ? `${(error as { code?: string }).code ?? ''} ${error.message}` : '';
  // 57P0x: the server is shutting down; 53xxx: the server is out of disk, memory or connections; 58xxx: the server's
  // disk, or one of its files, failed; XX001, XX002: its data on the disk is damaged; 08xxx: the connection is lost;
  // 55P03: another transaction locked a row for too long; 40P01: two transactions waited for each other, and PostgreSQL
  // undid this transaction so that the other one goes on.
  if (outage.test(reason) || /^(57P0\d|53\w{3}|58\w{3}|XX00[12]|08\w{3}|55P03|40P01) /.test(reason))
    return new AppError('unavailable', { retryAfter: 2, cause: error });
  return new AppError('internal', { cause: error });
}

/** Returns the answer for an error, in English without a `reader`; `instance` is the request id. */
export function problemResponse(error: AppError, instance: string, reader: Reader = englishReader): Response {
  const status = errorStatus[error.code];
  const body: Problem = {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Error',
    status,
    code: error.code,
    detail: detailOf(error, reader),
    instance,
    ...(error.field ? { field: error.field } : {}),
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (error.retryAfter) headers.set('retry-after', String(Math.ceil(error.retryAfter)));
  if (error.allow) headers.set('allow', error.allow.join(', '));
  return new Response(JSON.stringify(body), { status, headers });
}

/**
 * Returns the reason that people read, in the reader's language. A reason in plain English (`message`) has no
 * translation: readers of another language get the sentence of the code instead.
 */
function detailOf(
  { code, text, message, retryAfter = 0, values }: AppError,
  { language, text: read }: Reader,
) {
  const wait = { minutes: Math.ceil(retryAfter / 60), hours: Math.ceil(retryAfter / 3_600) };
  const plain = text === undefined && message !== code && language === english;
  return fillTemplate(plain ? message : read(text ?? sentenceOf(code, wait)), { ...wait, ...values });
}

/**
 * Returns the id of the sentence for a code. For too_many_requests the sentence names the wait if it is longer than a
 * minute.
 */
function sentenceOf(code: ErrorCode, { minutes, hours }: { minutes: number; hours: number }): FixedText {
  if (code !== 'too_many_requests' || minutes < 2) return `error.${code}`;
  return hours < 2 ? 'wait.minutes' : 'wait.hours';
}
