// The meaning of the server's refusal of a request of an upload: it is tried again by itself, or a sentence is said.

import type { DetailedError } from 'tus-js-client';
import type { ErrorCode } from '#platform/api/error-codes.ts';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';

type Refused = Error | DetailedError;

/** Whether a refused request may succeed later: it had no answer, the server was away or busy, or it named a wrong place in the file. */
export function mayTryAgain(error: Refused): boolean {
  const status = statusOf(error);
  // A film's name that is taken is a conflict too, and stays one.
  if (status === 409) return methodOf(error) === 'PATCH' && problemIn(error).code !== 'other_person';
  return status === 0 || status === 429 || status >= 500;
}

/** The codes by status, for answers without a body: HEAD asks for the place in the file alone. */
const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  404: 'not_found',
  413: 'too_large',
};

/** Returns the error of an upload that is not tried again, in the server's own words where it has said some. */
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
