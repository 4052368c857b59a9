// Answers forms that the browser itself sent, because the page's scripts had not arrived, had failed or are switched
// off. Forms post to their own page, so that nothing typed gets into an address; the typed words are thrown away
// unread.

import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '#platform/server/escape-html.ts';
import type { Reader } from '#subjects/server/speech.ts';
import { MAX_BODY } from '../http/read-json.ts';
import { plainPage } from '../plain-page.ts';
import type { HeaderPairs } from './front.ts';

/** Whether a request to a page is a form that the browser itself sent. */
export function isUnreadyForm({ method, headers }: IncomingMessage): boolean {
  const type = headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  // Browsers always announce a form's length.
  const length = Number(headers['content-length'] ?? Number.NaN);
  return method === 'POST' && type === 'application/x-www-form-urlencoded' && length <= MAX_BODY;
}

/**
 * Answers with a page that says in plain words that the form was not ready, and links back to the form's page, with its
 * query.
 */
export function answerUnreadyForm(
  request: IncomingMessage,
  response: ServerResponse,
  headers: HeaderPairs,
  { language, text }: Reader,
): void {
  const words = ([0, 1] as const)
    .map((paragraph) => `<p>${escapeHtml(text(`unreadyForm.paragraphs.${paragraph}`))}</p>`)
    .join('');
  // The link has an empty address, which leads to the page itself.
  const page = plainPage(
    text('unreadyForm.title'),
    `${words}<p><a href="">${escapeHtml(text('unreadyForm.again'))}</a></p>`,
    400,
    language,
  );
  request.resume();
  request.once('end', async () => {
    response.writeHead(page.status, [...headers, ...page.headers].flat());
    response.end(await page.text());
  });
}
