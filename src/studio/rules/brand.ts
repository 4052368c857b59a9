// The brand of a site: its editable texts, and the faults that they can have.

import { brandDefaults } from '#platform/content/brand.ts';
import { meta } from '#platform/content/meta.ts';
import { copyProblem } from './copy-problem.ts';

/** The keys of the brand's texts. */
export const brandKeys = {
  name: 'meta_site_name',
  accent: 'brand_accent',
  icon: 'brand_icon',
  icon_small: 'brand_icon_small',
  icon_maskable: 'brand_icon_maskable',
  icon_touch: 'brand_icon_touch',
  sender: 'mail_sender',
} as const;

export type BrandField = keyof typeof brandKeys;
export type Brand = Record<BrandField, string>;

export const brandFields = Object.keys(brandKeys) as BrandField[];

/** The icons of a brand, which are always set and removed together. */
export const iconFields = ['icon', 'icon_small', 'icon_maskable', 'icon_touch'] as const;

export const builtInBrand: Brand = {
  name: meta.meta_site_name,
  accent: brandDefaults.brand_accent,
  icon: brandDefaults.brand_icon,
  icon_small: brandDefaults.brand_icon_small,
  icon_maskable: brandDefaults.brand_icon_maskable,
  icon_touch: brandDefaults.brand_icon_touch,
  sender: '',
};

/** Whether a text belongs to the brand. The brand's texts have a page of their own in the studio. */
export function isBrandKey(key: string): boolean {
  return (Object.values(brandKeys) as string[]).includes(key);
}

/** Returns the operator's name for a text of the brand; null for any other text. */
export function brandName(key: string): string | null {
  const field = brandFields.find((each) => brandKeys[each] === key);
  return field ? names[field] : null;
}

const names: Readonly<Record<BrandField, string>> = {
  name: 'Name of the site',
  accent: 'Accent',
  icon: 'Icon',
  icon_small: 'Icon for browser tabs',
  icon_maskable: 'Icon for phones that cut it out',
  icon_touch: 'Icon for phones that round it',
  sender: 'Sender of mails',
};

/**
 * Returns the first problem of a brand, as a sentence with the field that has the problem; null for a brand without
 * problems.
 */
export function brandProblem(brand: Brand): { field: BrandField; message: string } | null {
  for (const field of brandFields) {
    const message = fieldProblem(field, brand[field]);
    if (message) return { field, message };
  }
  return null;
}

function fieldProblem(field: BrandField, text: string): string | null {
  if (field === 'name' && text.trim() === '') return 'The site needs a name.';
  return copyProblem(brandKeys[field], text, builtInBrand[field]);
}
