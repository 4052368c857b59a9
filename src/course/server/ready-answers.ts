// Answers that are the same for every caller, as they were serialised when the content was read.

import type { Context } from 'hono';
import { AppError } from '#platform/server/http/app-error.ts';
import { isKnown, takes } from '#platform/server/pages/send-ready.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import type { Answers, ReadyAnswer } from '#subjects/server/published.ts';

/** Throws not_found for a language that is not offered. */
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
