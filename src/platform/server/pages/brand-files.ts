// The files of an operator's brand: a style sheet with their colour and icon, and the manifest for the home screen.
// Both are there only where something was changed.

import { brandDefaults } from '#platform/content/brand.ts';
import { meta } from '#platform/content/meta.ts';
import { brandSheet, serverPaths } from '#subjects/rules/paths.ts';
import { manifestPath } from './manifest-in.ts';
import { type ReadyBody, readyBody } from './ready-body.ts';

/** Returns ready bodies by path; `manifest` is the built one. */
export async function brandFiles(
  copy: Readonly<Record<string, string>>,
  manifest: ReadyBody | undefined,
): Promise<Map<string, ReadyBody>> {
  const {
    brand_accent: accent,
    brand_icon: icon,
    meta_site_name: name,
  } = { ...meta, ...brandDefaults, ...copy };
  const image = icon === brandDefaults.brand_icon ? null : `${serverPaths.media}/${encodeURIComponent(icon)}`;
  const sheet = [
    ...(accent === brandDefaults.brand_accent ? [] : [colours(accent)]),
    ...(image ? [mark(image)] : []),
  ].join('\n');
  const files = new Map<string, ReadyBody>();
  if (sheet) files.set(brandSheet, await file(sheet, 'text/css; charset=utf-8'));
  if (manifest && (image || name !== meta.meta_site_name))
    files.set(manifestPath, await file(manifestOf(manifest, name, image), manifest.type));
  return files;
}

/** Returns the style sheet's colours, for screens alone: paper stays black and white. */
function colours(accent: string): string {
  return `@media not print {
  :root {
    --moon-300: color-mix(in oklab, ${accent} 55%, white);
    --moon-400: ${accent};
    --moon-500: color-mix(in oklab, ${accent} 85%, black);
  }
}`;
}

function mark(image: string): string {
  return `.brand > svg { display: none; }
.brand::before { content: ""; inline-size: 32px; block-size: 32px; background: url("${image}") center / contain no-repeat; }`;
}

function manifestOf({ plain }: ReadyBody, name: string, image: string | null): string {
  const built = JSON.parse(plain.toString());
  const icons = image ? [{ src: image, sizes: 'any', type: 'image/png' }] : built.icons;
  const shortcuts = built.shortcuts.map((each: object) => (image ? { ...each, icons } : each));
  return JSON.stringify({ ...built, name, short_name: name, icons, shortcuts });
}

function file(text: string, type: string): Promise<ReadyBody> {
  return readyBody(Buffer.from(text), { type, cacheControl: 'no-cache', quality: 5 });
}
