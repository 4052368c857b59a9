// Handlers of the course and of learners' progress. The course and its words are serialised once, when the content is
// read.

import type { Context } from 'hono';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { isKnown, takes } from '#platform/server/pages/send-ready.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import type { Host } from '#subjects/server/host.ts';
import type { Answers, ReadyAnswer } from '#subjects/server/published.ts';
import { progressHandlers } from './progress/handlers.ts';
import { makeTransactionQueue } from './progress/transaction-queue.ts';

/** Returns the prepared answers in a language. Throws not_found for a language that is not offered. */
export function answersIn(content: Pick<ContentWatch, 'current'>, language = 'en'): Answers {
  const answers = content.current().answers(language);
  if (!answers) throw new AppError('not_found');
  return answers;
}

export function sendReady(context: Context, answer: ReadyAnswer): Response {
  const headers = { etag: answer.etag, 'cache-control': 'no-cache', vary: 'accept-encoding' };
  if (isKnown(context.req.header('if-none-match'), answer.etag))
    return new Response(null, { status: 304, headers });
  const compressed = takes.br(context.req.header('accept-encoding'));
  return new Response(compressed ? answer.br : answer.body, {
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(compressed ? { 'content-encoding': 'br' } : {}),
    },
  });
}

/** Handlers of src/course/api/course.ts. */
export function courseHandlers(
  content: ContentWatch,
): Pick<Handlers, 'readCourse' | 'readLesson' | 'readCopy'> {
  return {
    readCourse: async ({ context, query }) => sendReady(context, answersIn(content, query.language).course),
    readCopy: async ({ context, query }) => sendReady(context, answersIn(content, query.language).copy),
    readLesson: async ({ context, params, query }) => {
      const answer = answersIn(content, query.language).lessons.get(params.lesson_id);
      if (!answer) throw new AppError('not_found');
      return sendReady(context, answer);
    },
  };
}

/** The handlers of the course and of what learners do in it. */
export const serveCourse = ({ db, content, now, log }: Host) => ({
  ...courseHandlers(content),
  ...progressHandlers({ db, queue: makeTransactionQueue(), published: content.current, now, log }),
});
