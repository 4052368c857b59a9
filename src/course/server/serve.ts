import type { Host } from '#subjects/server/host.ts';
import { courseHandlers } from './handlers.ts';
import { progressHandlers } from './progress/handlers.ts';
import { makeTransactionQueue } from './progress/transaction-queue.ts';

/** The handlers of the course and of what learners do in it. */
export const serveCourse = ({ db, content, now, log }: Host) => ({
  ...courseHandlers(content),
  ...progressHandlers({ db, queue: makeTransactionQueue(), published: content.current, now, log }),
});
