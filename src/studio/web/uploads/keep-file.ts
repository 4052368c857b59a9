import { isUnanswered, ProblemError } from '#platform/web/queries/call.ts';
import { callStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';

/** Milliseconds to wait for an answer: checking a large film takes long on a busy machine. */
const patienceMs = 90_000;
/** Milliseconds between two tries of a call whose answer was lost. */
const againMs = 3_000;
const tries = 25;

/**
 * Asks the server to check and keep a complete upload, again if the answer was lost. Throws ProblemError and
 * OutOfReachError.
 */
export async function keepFile(upload_id: string, name?: string): Promise<OutputOf<'keepStudioUpload'>> {
  const body = name === undefined ? {} : { name };
  for (let left = tries; ; left -= 1)
    try {
      return await callStudio('keepStudioUpload', { params: { upload_id }, body }, { patienceMs });
    } catch (error) {
      if (left === 0 || !mayGoBetter(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, againMs));
    }
}

/**
 * Whether another try may succeed: there was no answer, or many small films have made more calls than the server allows
 * per minute.
 */
function mayGoBetter(error: unknown): boolean {
  return isUnanswered(error) || (error instanceof ProblemError && error.code === 'too_many_requests');
}
