// The course and its words: answers that were serialised when the content was read.

import type { Context } from 'hono';
import { AppError } from '../http/app-error.ts';
import type { Handlers } from '../http/mount.ts';
import { isKnown, takes } from '../pages/send-ready.ts';
import type { ContentWatch } from './content-watch.ts';
import type { ReadyAnswer } from './published.ts';

/** Handlers of api/course.ts. */
export function courseHandlers(
  content: ContentWatch,
): Pick<Handlers, 'readCourse' | 'readLesson' | 'readCopy'> {
  return {
    readCourse: async ({ context }) => send(context, content.current().answers.course),
    readCopy: async ({ context }) => send(context, content.current().answers.copy),
    readLesson: async ({ context, params }) => {
      const answer = content.current().answers.lessons.get(params.lesson_id);
      if (!answer) throw new AppError('not_found');
      return send(context, answer);
    },
  };
}

function send(context: Context, answer: ReadyAnswer): Response {
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
