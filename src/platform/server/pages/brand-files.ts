// The files of an operator's brand: a style sheet with the site's colour and icon, the manifest for the home screen,
// and the icons that programs load without reading a page. Each file exists only if the operator has changed
// something that the file shows.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brandDefaults } from '#platform/content/brand.ts';
import { meta } from '#platform/content/meta.ts';
import { type BrandIcons, brandIcons } from '#platform/rules/brand-icons.ts';
import { brandSheet, serverPaths } from '#subjects/rules/paths.ts';
import { manifestPath } from './manifest-in.ts';
import { type ReadyBody, readyBody } from './ready-body.ts';

/**
 * Returns ready bodies by path. `copy` names only icons whose files exist (icons-there.ts), `manifest` is the built
 * manifest, and `mediaFolder` has the operator's own files.
 */
export async function brandFiles(
  copy: Readonly<Record<string, string>>,
  manifest: ReadyBody | undefined,
  mediaFolder: string,
): Promise<Map<string, ReadyBody>> {
  const { brand_accent: accent, meta_site_name: name } = { ...meta, ...brandDefaults, ...copy };
  const icons = brandIcons(copy);
  const sheet = [
    // An import may have brought any text as the colour.
    ...(accent === brandDefaults.brand_accent || !isColour.test(accent) ? [] : [colours(accent)]),
    ...(icons ? [mark(addressOf(icons.small))] : []),
  ].join('\n');
  const files = new Map<string, ReadyBody>();
  if (sheet) files.set(brandSheet, await file(sheet, 'text/css; charset=utf-8'));
  if (manifest && (icons || name !== meta.meta_site_name))
    files.set(manifestPath, await file(manifestOf(manifest, name, icons), manifest.type));
  // Only icons that the studio drew have known sizes; an icon that was copied into the folder may have any size.
  if (icons?.maskable)
    for (const [path, icon] of [
      ['/favicon.ico', icons.small],
      ['/apple-touch-icon.png', icons.touch],
    ] as const) {
      // The file may have been removed since the texts were read.
      const picture = await readFile(join(mediaFolder, icon)).catch(() => null);
      if (picture) files.set(path, await file(picture, 'image/png'));
    }
  return files;
}

const isColour = /^#[\da-f]{6}$/i;

function addressOf(icon: string): string {
  return `${serverPaths.media}/${encodeURIComponent(icon)}`;
}

/** Returns the style sheet's colours, for screens only: printed pages stay black and white. */
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

function manifestOf({ plain }: ReadyBody, name: string, own: BrandIcons | null): string {
  const built = JSON.parse(plain.toString());
  const icons = own ? iconsOf(own) : built.icons;
  const shortcuts = built.shortcuts.map((each: object) =>
    own ? { ...each, icons: icons.slice(0, 1) } : each,
  );
  return JSON.stringify({ ...built, name, short_name: name, icons, shortcuts });
}

/** Returns the manifest's icons. The size of an icon that the studio did not draw is unknown. */
function iconsOf({ any, small, maskable }: BrandIcons): object[] {
  const type = 'image/png';
  if (maskable === null) return [{ src: addressOf(any), sizes: 'any', type }];
  return [
    { src: addressOf(small), sizes: '192x192', type, purpose: 'any' },
    { src: addressOf(any), sizes: '512x512', type, purpose: 'any' },
    { src: addressOf(maskable), sizes: '512x512', type, purpose: 'maskable' },
  ];
}

function file(body: string | Buffer, type: string): Promise<ReadyBody> {
  return readyBody(typeof body === 'string' ? Buffer.from(body) : body, {
    type,
    cacheControl: 'no-cache',
    quality: 5,
  });
}
