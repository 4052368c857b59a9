// The front of the product. Pages are rendered and files are read in advance; both are sent from memory.

import type { ServerResponse } from 'node:http';
import { english, type Language } from '#platform/content/languages.ts';
import { mendedAddress } from '#platform/rules/mended-address.ts';
import { isPageOff } from '#subjects/rules/features.ts';
import { pathIn, paths, serverPaths, splitLanguage } from '#subjects/rules/paths.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import type { Published } from '#subjects/server/published.ts';
import { type Log, reasonOf } from '../log.ts';
import { loadAssets } from './assets.ts';
import { brandFiles } from './brand-files.ts';
import type { Front, HeaderPairs } from './front.ts';
import { manifestIn, manifestPath } from './manifest-in.ts';
import { makePageCache, type PageCache } from './page-cache.ts';
import { queryOf } from './query-of.ts';
import { type ReadyBody, readyBody } from './ready-body.ts';
import { loadRenderArtefact } from './render-artefact.ts';
import { sendReady } from './send-ready.ts';

/** `mediaFolder` has the operator's own files. */
type FrontFacts = { origin: string; languages: readonly Language[]; mediaFolder: string };

/**
 * Renders the English pages now and those of other languages once the server listens. After a change of content it
 * renders the pages that the change concerns.
 */
export async function readyPages(
  { origin, languages, mediaFolder }: FrontFacts,
  content: ContentWatch,
  smallestPages: boolean,
  log: Log,
): Promise<Front> {
  const [artefact, assets] = await Promise.all([loadRenderArtefact(), loadAssets()]);
  const make = (language: Language) =>
    makePageCache(artefact, { origin, language }, content.current(), smallestPages);
  const filesOf = ({ settings }: Published) =>
    siteFiles(
      origin,
      artefact.publicPaths.filter((path) => !isPageOff(settings.off, path)),
      languages,
    );
  const pages = await make(english);
  let site = await filesOf(content.current());
  const caches = new Map([[english.tag, pages]]);
  const waiting = new Map<string, Promise<PageCache>>();
  const tags = languages.map(({ tag }) => tag);
  let stopped = false;

  /** Returns the pages of a language, or a promise of them while they are drawn; the first call begins to draw them. */
  function pagesIn(tag: string): PageCache | Promise<PageCache> {
    const made = caches.get(tag) ?? waiting.get(tag);
    if (made) return made;
    const making = make(languages.find((each) => each.tag === tag) ?? english).then(async (cache) => {
      caches.set(tag, cache);
      // Content may have changed while these pages were drawn.
      await cache.render(content.current());
      return cache;
    });
    waiting.set(tag, making);
    making.catch(() => waiting.delete(tag));
    return making;
  }

  async function makeAll(): Promise<void> {
    for (const tag of tags) if (!stopped) await pagesIn(tag);
  }

  /** Whether a page exists at this path. For a language whose pages are not drawn yet, the English pages decide. */
  function isPage(path: string): boolean {
    const { tag, path: page } = splitLanguage(path, tags);
    return (caches.get(tag) ?? pages).find(page, '').status !== 404;
  }

  const failed = (error: unknown) => log.error('render_failed', { reason: reasonOf(error) });
  const manifest = assets.get(manifestPath);
  let brand = await brandFiles(content.current().copy, manifest, mediaFolder);
  content.onChange(async (published) => {
    brand = await brandFiles(published.copy, manifest, mediaFolder);
    site = await filesOf(published);
    for (const cache of caches.values()) await cache.render(published).catch(failed);
  });
  return {
    attach: async (server) => void server.once('listening', () => makeAll().catch(failed)),
    answer: (request, response, path, headers) => {
      const file = brand.get(path) ?? assets.get(path) ?? site.get(path);
      if (file) return sendReady(request, response, file, 200, headers);
      const { tag, path: page } = splitLanguage(path, tags);
      const spoken = page === manifestPath && content.current().speech(tag);
      const inEnglish = brand.get(manifestPath) ?? manifest;
      if (spoken && inEnglish)
        return void manifestIn(spoken, inEnglish).then((own) =>
          sendReady(request, response, own, 200, headers),
        );
      const send = (cache: PageCache) => {
        const { body, status } = cache.find(page, queryOf(request.url));
        const meant = status === 404 && mendedAddress(request.url ?? path, isPage);
        if (meant) return redirect(response, meant, headers);
        sendReady(request, response, body, status, headers);
      };
      const ready = pagesIn(tag);
      if (ready instanceof Promise) ready.catch(() => pages).then(send);
      else send(ready);
    },
    inlineScripts: artefact.inlineScripts,
    stop: async () => {
      stopped = true;
    },
  };
}

/** Redirects with an answer that no cache may keep: the address may hold a one-time token. */
function redirect(response: ServerResponse, location: string, headers: HeaderPairs): void {
  response.writeHead(302, [...headers.flat(), 'location', location, 'cache-control', 'no-store']).end();
}

/**
 * Returns robots.txt and sitemap.xml, with the public pages that search engines may read, as ready bodies by path.
 * `origin` is the address that people see.
 */
async function siteFiles(
  origin: string,
  publicPaths: readonly string[],
  languages: readonly Language[] = [english],
): Promise<Map<string, ReadyBody>> {
  const listed = publicPaths.filter((path) => !path.startsWith(`${paths.auth}/`));
  const urls = listed
    .flatMap((path) => languages.map(({ tag }) => `<url><loc>${origin}${pathIn(tag, path)}</loc></url>`))
    .join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
  const robots = `User-agent: *\nDisallow: ${serverPaths.api}/\nDisallow: ${paths.faqDebug}\nDisallow: ${paths.seedFaqs}\nSitemap: ${origin}/sitemap.xml\n`;
  const file = (text: string, type: string) =>
    readyBody(Buffer.from(text), { type, cacheControl: 'public, max-age=3600', quality: 9 });
  return new Map([
    ['/robots.txt', await file(robots, 'text/plain; charset=utf-8')],
    ['/sitemap.xml', await file(sitemap, 'application/xml')],
  ]);
}
