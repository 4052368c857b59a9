// Decides what follows a refused request of an upload: another try, or a sentence for the operator.

import type { DetailedError } from 'tus-js-client';
import type { ErrorCode } from '#platform/api/error-codes.ts';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';

type Refused = Error | DetailedError;

/**
 * Whether a refused request may succeed later: it had no answer, the server was away or busy, or the piece began at
 * another byte than the server expected.
 */
export function mayTryAgain(error: Refused): boolean {
  const status = statusOf(error);
  // A film's name in use is also a conflict, but another try would not help.
  if (status === 409) return methodOf(error) === 'PATCH' && problemIn(error).code !== 'other_person';
  return status === 0 || status === 429 || status >= 500;
}

/** Error codes by status, for the answers to HEAD requests, which have no body. */
const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  404: 'not_found',
  413: 'too_large',
};

/** Returns the error of an upload that is not tried again, with the server's sentence if it sent one. */
export function refusalOf(error: Refused): Error {
  const status = statusOf(error);
  if (status === 0 || status >= 500) return new OutOfReachError();
  const { code, detail } = problemIn(error);
  return new ProblemError({
    status,
    code: code ?? codes[status] ?? 'unavailable',
    detail: detail ?? `The server did not take it (${status}). Go on, or choose the file again.`,
  });
}

const statusOf = (error: Refused) =>
  ('originalResponse' in error && error.originalResponse?.getStatus()) || 0;
const methodOf = (error: Refused) => ('originalRequest' in error ? error.originalRequest.getMethod() : '');

function problemIn(error: Refused): { code?: ErrorCode; detail?: string } {
  try {
    return JSON.parse(('originalResponse' in error && error.originalResponse?.getBody()) || '{}');
  } catch {
    return {};
  }
}
