// A small page of the server's own, for the two places that the web has no part in.

import { escapeHtml } from './render-mail.ts';

/** `body` is HTML, already escaped. */
export function plainPage(title: string, body: string, status = 200): Response {
  const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} - Shamble</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
