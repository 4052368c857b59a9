// The front as it is served: pages rendered ahead, files read ahead, both sent straight from memory.

import type { ContentWatch } from '../course/content-watch.ts';
import { type Log, reasonOf } from '../log.ts';
import { loadAssets } from './assets.ts';
import { brandFiles } from './brand-files.ts';
import type { Front } from './front.ts';
import { makePageCache } from './page-cache.ts';
import { queryOf } from './query-of.ts';
import { loadRenderArtefact } from './render-artefact.ts';
import { sendReady } from './send-ready.ts';
import { siteFiles } from './site-files.ts';

/** Renders every page now and again whenever content changes; `smallestPages` as in ServerOptions. */
export async function readyPages(
  origin: string,
  content: ContentWatch,
  smallestPages: boolean,
  log: Log,
): Promise<Front> {
  const [artefact, assets] = await Promise.all([loadRenderArtefact(), loadAssets()]);
  const [pages, site] = await Promise.all([
    makePageCache(artefact, origin, content.current(), smallestPages),
    siteFiles(origin, artefact.publicPaths),
  ]);
  const manifest = assets.get('/manifest.webmanifest');
  let brand = await brandFiles(content.current().copy, manifest);
  content.onChange(async (published) => {
    brand = await brandFiles(published.copy, manifest);
    await pages.render(published).catch((error) => log.error('render_failed', { reason: reasonOf(error) }));
  });
  return {
    attach: async () => undefined,
    answer: (request, response, path, headers) => {
      const file = brand.get(path) ?? assets.get(path) ?? site.get(path);
      const page = file ? { status: 200, body: file } : pages.find(path, queryOf(request.url));
      sendReady(request, response, page.body, page.status, headers);
    },
    inlineScripts: artefact.inlineScripts,
    stop: async () => undefined,
  };
}
