// A small page that the server itself draws, for the few places where the web is not involved.

import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import { english } from '#platform/content/languages.ts';
import { escapeHtml } from '#platform/server/escape-html.ts';
import { serverPaths } from '#subjects/rules/paths.ts';

const STYLE = `${serverPaths.unsubscribe}/page.css`;

/** Serves the style sheet of the small pages, because the content policy allows no styles inside a page. */
export function addPlainPageStyle(app: Hono): void {
  app.get(STYLE, async (context) => {
    const style = await readFile(new URL('./plain-page.css', import.meta.url), 'utf8');
    return context.body(style, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
  });
}

/** Returns a page; `body` is HTML, already escaped; the last argument is the language of title and body. */
export function plainPage(title: string, body: string, status = 200, { tag, direction } = english): Response {
  const page = `<!doctype html>
<html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="stylesheet" href="${STYLE}"><title>${escapeHtml(title)}</title></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>
`;
  return new Response(page, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
