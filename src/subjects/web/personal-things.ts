// What the subjects keep on the device about one person, and what of it still waits for the server.

import { deviceChecks } from '#course/web/queries/check-queue.ts';
import { keepOnlyProgress } from '#course/web/queries/known-progress.ts';
import { deviceRepetitions } from '#course/web/queries/repetition-queue.ts';
import { tellRepetitions } from '#course/web/queries/tell-repetitions.ts';
import { keepOnlyTakes } from '#mirror/web/device-takes.ts';
import { keepOnlyFeedback } from '#pages/web/kept-feedback.ts';

/** Takes from the device what belongs to other people than this one (null: to anybody). */
export function keepOnlyPersonal(user_id: string | null): void {
  keepOnlyProgress(user_id);
  keepOnlyTakes(user_id);
  keepOnlyFeedback(user_id);
}

/** The same with what waits to be sent. */
export function keepOnlyWaiting(user_id: string | null): void {
  deviceChecks.keepOnly(user_id);
  deviceRepetitions.keepOnly(user_id);
}

/** Tells the server, before the person goes, what waits for the next call. */
export function lastCalls(
  user_id: string,
  options: Parameters<typeof tellRepetitions>[2],
): Promise<unknown>[] {
  return deviceRepetitions.wishes(user_id).map((batch) => tellRepetitions(batch, user_id, options));
}

/** An account is deleted: what was kept on purpose goes too; the things of the person shown stay. */
export function forgetPersonal(gone: string | null, shown: string | null): void {
  keepOnlyTakes(shown, gone);
}
