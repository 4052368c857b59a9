// The course and its words: answers that were serialised when the content was read.

import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import { answersIn, sendReady } from './ready-answers.ts';

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
