// The document around a page's body: head, data block and scripts, as text.

import { meta as builtIn } from '#platform/content/meta.ts';
import { documentTexts } from '#platform/content/server-messages.ts';
import { brandIcons } from '#platform/rules/brand-icons.ts';
import type { PageData } from '#subjects/api/page-data.ts';
import { brandSheet, pathIn, serverPaths } from '#subjects/rules/paths.ts';
import { integrityOf, type PageAssets } from './page-assets.ts';
import { pageDataId, type TextlessData } from './page-data.ts';
import { translationOf } from './page-language.ts';

type PageDocument = {
  data: PageData;
  /** The HTML inside the root element. */
  body: string;
  /** Whether `body` is the complete page, which React can take over. */
  complete: boolean;
  /** Whether the page loads the app's scripts and its texts only after a first sign of interest. */
  patient: boolean;
  assets: PageAssets;
  title: string;
  description: string | null;
  /** The path in the page's canonical address; null for a page that search engines should not index. */
  path: string | null;
};

/** Returns the document as HTML. Every value is escaped for its place in it, except `body`, which React has escaped. */
export function documentHtml({
  data,
  body,
  complete,
  patient,
  assets,
  title,
  description,
  path,
}: PageDocument): string {
  const { tag, direction } = data.language ?? { tag: 'en', direction: 'ltr' };
  const address = path === null ? null : data.origin + pathIn(tag, path);
  return [
    '<!doctype html>',
    `<html lang="${tag}"${direction === 'rtl' ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    ...(description === null ? [] : [meta('name', 'description', description)]),
    ...(address === null
      ? [meta('name', 'robots', 'noindex')]
      : [...openGraph({ data, title, description, address }), ...alternates(data, path ?? '')]),
    meta('name', 'theme-color', '#150d24'),
    meta('name', 'color-scheme', 'dark'),
    // The map comes before every script: browsers that read only one map, at the start, would ignore a later map.
    ...(assets.importMap ? [`<script type="importmap">${assets.importMap}</script>`] : []),
    ...assets.css.map((href) => `<link rel="stylesheet" href="${href}"${integrity(href)}>`),
    ...(data.copy.brand_accent || data.copy.brand_icon
      ? [`<link rel="stylesheet" href="${brandSheet}">`]
      : []),
    // These links have `crossorigin`, as the app's own requests for the styles do; otherwise browsers would fetch the
    // styles twice.
    ...assets.laterCss.map((href) => `<link rel="preload" as="style" href="${href}" crossorigin>`),
    ...[...assets.fonts, ...(data.language ? assets.letters : [])].map(
      (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
    ),
    `<script type="module" src="${assets.entry}"${integrity(assets.entry)}></script>`,
    // These scripts have a low priority, so that on a slow line the styles and fonts of the first drawing come first.
    ...assets.preload.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}"${integrity(href)}>`,
    ),
    ...iconLinks(data.copy),
    '</head>',
    '<body>',
    `<p class="old-browser" hidden>${escapeHtml(translationOf('oldBrowserText') ?? documentTexts.oldBrowserText)}</p>`,
    `<div id="root"${complete ? ' data-complete' : ''}${patient ? ' data-patient' : ''}>${body}</div>`,
    ...(patient ? [] : [dataBlock(data)]),
    '</body>',
    '</html>',
  ].join('\n');
}

/** Returns the links to an operator's own icon, or to the built-in icons. */
function iconLinks(copy: PageData['copy']): string[] {
  const own = brandIcons(copy);
  if (own) {
    const href = (icon: string) => escapeHtml(`${serverPaths.media}/${encodeURIComponent(icon)}`);
    return [
      `<link rel="icon" href="${href(own.small)}" type="image/png">`,
      `<link rel="apple-touch-icon" href="${href(own.touch)}">`,
    ];
  }
  return [
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ];
}

function integrity(href: string): string {
  const hash = integrityOf(href);
  return hash === undefined ? '' : ` integrity="${hash}"`;
}

function dataBlock(data: PageData): string {
  const carried: PageData | TextlessData = data.language ? { lesson: data.lesson } : data;
  const json = JSON.stringify(carried).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataId}">${json}</script>`;
}

type Shared = Pick<PageDocument, 'data' | 'title' | 'description'> & { address: string };

function openGraph({ data, title, description, address }: Shared): string[] {
  const name = data.copy.meta_site_name ?? builtIn.meta_site_name;
  // The usual picture for shared links shows the built-in name, so a site of another name uses the scene without words.
  const picture = name === builtIn.meta_site_name ? '/social.png' : '/scene.png';
  return [
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', address),
    meta('property', 'og:title', title),
    ...(description === null ? [] : [meta('property', 'og:description', description)]),
    meta('property', 'og:site_name', name),
    meta('property', 'og:image', data.origin + picture),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Returns links to the same page in every offered language. */
function alternates({ languages = [], origin }: PageData, path: string): string[] {
  const link = (hreflang: string, href: string) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">`;
  const all = languages.map(({ tag }) => link(tag, origin + pathIn(tag, path)));
  return all.length === 0 ? [] : [...all, link('x-default', origin + path)];
}

function meta(attribute: 'name' | 'property', key: string, content: string): string {
  return `<meta ${attribute}="${key}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
