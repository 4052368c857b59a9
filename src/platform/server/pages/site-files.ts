// robots.txt and sitemap.xml: the public pages that search engines may read.

import { english, type Language } from '#platform/content/languages.ts';
import { pathIn, paths, serverPaths } from '#subjects/rules/paths.ts';
import { type ReadyBody, readyBody } from './ready-body.ts';

/** Returns ready bodies by path; `origin` is the address that people see. */
export async function siteFiles(
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
