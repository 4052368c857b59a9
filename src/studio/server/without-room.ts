// The name of a full disk for operators, who can do something about it.

import { AppError } from '#platform/server/http/app-error.ts';

const full = ['53100', 'ENOSPC', 'EDQUOT'];

/**
 * Returns the error in the operator's words where a disk is full, the server's or its database's; else the
 * error as it is.
 */
export function withoutRoom(error: unknown): unknown {
  const { cause } = error as { cause?: unknown };
  const codes = [error, cause].map((each) => (each as { code?: string } | undefined)?.code ?? '');
  const message =
    'There is no room left on the server’s disk. Nothing was changed: make room, and try again.';
  return codes.some((code) => full.includes(code))
    ? new AppError('unavailable', { message, cause: error })
    : error;
}
