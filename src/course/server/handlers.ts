// The course and its words: answers that were serialised when the content was read.

import type { Context } from 'hono';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { isKnown, takes } from '#platform/server/pages/send-ready.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import type { Answers, ReadyAnswer } from '#subjects/server/published.ts';

/** Handlers of src/course/api/course.ts. */
export function courseHandlers(
  content: ContentWatch,
): Pick<Handlers, 'readCourse' | 'readLesson' | 'readCopy' | 'readCrewCopy'> {
  function answersIn(language = 'en'): Answers {
    const answers = content.current().answers(language);
    if (!answers) throw new AppError('not_found');
    return answers;
  }

  return {
    readCourse: async ({ context, query }) => send(context, answersIn(query.language).course),
    readCopy: async ({ context, query }) => send(context, answersIn(query.language).copy),
    readCrewCopy: async ({ context, query }) => send(context, answersIn(query.language).crewCopy),
    readLesson: async ({ context, params, query }) => {
      const answer = answersIn(query.language).lessons.get(params.lesson_id);
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
