// Finds errors of a full disk, and explains them to operators, who can make room on it.

import { AppError } from '#platform/server/http/app-error.ts';

const full = ['53100', 'ENOSPC', 'EDQUOT'];

/**
 * Returns an error in the operator's words if a disk is full, the server's or its database's; otherwise the
 * same error.
 */
export function withoutRoom(error: unknown): unknown {
  const message =
    'There is no room left on the server’s disk. Nothing was changed: make room, and try again.';
  return isFull(error) ? new AppError('unavailable', { message, cause: error }) : error;
}

/** Whether an error, or its cause, is a full disk. */
export function isFull(error: unknown): boolean {
  const { cause } = error as { cause?: unknown };
  const codes = [error, cause].map((each) => (each as { code?: string } | undefined)?.code ?? '');
  return codes.some((code) => full.includes(code));
}

/**
 * Returns the error of an upload that a full disk has stopped. Its code tells the page not to send again, which would
 * fail again.
 */
export function noRoomLeft(): AppError {
  return new AppError('too_large', {
    message:
      'There is no room left on the server’s disk. What has arrived is kept for two days: make room, and go on.',
  });
}
