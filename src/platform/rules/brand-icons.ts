// The icons of a site whose operator has chosen an icon.

import { brandDefaults } from '../content/brand.ts';

/** Names of files in the media folder. */
export type BrandIcons = {
  any: string;
  /** Pictures for browser tabs and beside the site's name. */
  small: string;
  /** Pictures for phones that round the corners. */
  touch: string;
  /** The picture for phones that crop icons; null where there is none. */
  maskable: string | null;
};

/**
 * Returns the icons in the texts of the brand; null for the built-in ones. The studio's drawings (small, touch,
 * maskable) are used only when `brand_icon` is a drawing of the studio too: otherwise they belong to an earlier icon.
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

/** The names of icons that the studio has drawn (icon-file.ts). */
const drawnIcon = /^icon-[\da-f]{24}\.png$/;
