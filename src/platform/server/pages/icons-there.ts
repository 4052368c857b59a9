// Replaces icons whose files are missing: a course that was brought from another server may name pictures that are not
// here.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brandDefaults } from '#platform/content/brand.ts';

/** The keys of the texts that name an icon. */
export const iconKeys = [
  'brand_icon',
  'brand_icon_small',
  'brand_icon_maskable',
  'brand_icon_touch',
] as const;

/** Matches the name of a picture directly in the media folder. */
const isPlainName = /^[^/\\\0]+\.png$/i;

/** Returns the texts; the built-in icon replaces each icon that is not the name of a picture in the media folder. */
export async function withIconsThere(
  copy: Readonly<Record<string, string>>,
  mediaFolder: string,
): Promise<Record<string, string>> {
  const shown = { ...copy };
  for (const key of iconKeys) {
    const icon = copy[key];
    if (icon === undefined || icon === brandDefaults[key]) continue;
    const file = isPlainName.test(icon) ? await stat(join(mediaFolder, icon)).catch(() => null) : null;
    if (!file?.isFile()) shown[key] = brandDefaults[key];
  }
  return shown;
}
