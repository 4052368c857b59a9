// The icons of a site whose operator has chosen an icon.

import { brandDefaults } from '../content/brand.ts';

/** The icons of a site, each as the name of a file in the media folder. */
export type BrandIcons = {
  any: string;
  /** The picture for browser tabs and beside the site's name. */
  small: string;
  /** The picture for phones that round the corners of icons. */
  touch: string;
  /** The picture for phones that crop icons; null where there is none. */
  maskable: string | null;
};

/**
 * Returns the icons whose files the texts of the brand give; null where the site has the built-in icons. The studio's
 * drawings (small, touch, maskable) are used only when `brand_icon` is a drawing of the studio too: otherwise the
 * drawings belong to an earlier icon.
 */
export function brandIcons(copy: Readonly<Record<string, string>>): BrandIcons | null {
  const none = brandDefaults.brand_icon;
  const any = copy.brand_icon ?? none;
  if (any === none) return null;
  const drawn = (key: keyof typeof brandDefaults) => {
    const name = copy[key] ?? none;
    return drawnIcon.test(any) && name !== none ? name : null;
  };
  return {
    any,
    small: drawn('brand_icon_small') ?? any,
    touch: drawn('brand_icon_touch') ?? any,
    maskable: drawn('brand_icon_maskable'),
  };
}

/** Matches the names of icons that the studio has drawn (icon-file.ts). */
const drawnIcon = /^icon-[\da-f]{24}\.png$/;
