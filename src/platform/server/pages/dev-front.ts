// Pages in development: rendered from source on every request, with the bundler's own updates in the browser.
// This front is never part of a served product: it loads the bundler, and it sends no content policy.

import type { ViteDevServer } from 'vite';
import { english, type Language } from '#platform/content/languages.ts';
import { splitLanguage } from '#subjects/rules/paths.ts';
import type { Published } from '#subjects/server/published.ts';
import type { Front } from './front.ts';
import { pageData } from './page-cache.ts';
import { queryOf } from './query-of.ts';
import type { RenderArtefact } from './render-artefact.ts';

export async function makeDevFront(
  origin: string,
  published: () => Published,
  languages: readonly Language[],
): Promise<Front> {
  const { createServer } = await import('vite');
  // The config is loaded by path, like the built renderer: the server never imports the web by name.
  const { webDevConfig } = await import(
    new URL('../../../subjects/web/vite.config.ts', import.meta.url).href
  );
  const config = webDevConfig();
  let vite: ViteDevServer;

  async function renderFromSource(path: string, query: string): Promise<{ status: number; html: string }> {
    const artefact = (await vite.ssrLoadModule('/render.tsx')) as RenderArtefact;
    const { tag, path: page } = splitLanguage(
      path,
      languages.map((each) => each.tag),
    );
    const language = languages.find((each) => each.tag === tag) ?? english;
    const { status, html } = await artefact.renderPage(
      artefact.pageAddress(page, query),
      pageData(published(), { origin, language }),
    );
    return { status, html: await vite.transformIndexHtml(path, html) };
  }

  return {
    attach: async (server) => {
      vite = await createServer({ ...config, server: { ...config.server, ws: { server } } });
    },
    answer: (request, response, path) =>
      vite.middlewares(request, response, () => {
        renderFromSource(path, queryOf(request.url)).then(
          ({ status, html }) =>
            response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html),
          (error) => response.writeHead(500, { 'content-type': 'text/plain' }).end(String(error.stack)),
        );
      }),
    inlineScripts: [],
    stop: () => vite.close(),
  };
}
