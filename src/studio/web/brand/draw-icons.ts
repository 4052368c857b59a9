// Draws the icons for phones and browsers from one picture.

import type { iconFields } from '#studio/rules/brand.ts';
import type { ReadIcon } from './read-icon.ts';

export type IconField = (typeof iconFields)[number];

/** The colour behind the icon where a phone needs a full square; null where the picture fills the square. */
export type IconGround = string | null;

/**
 * The shape of each icon: its side in pixels, the share of the side that the picture takes in front of a ground
 * (`inFront`), and whether a phone needs a full square (`whole`). Phones that cut icons keep a circle of four fifths of
 * the side (W3C, Web Application Manifest, maskable icons); the side of the largest square in this circle is 0.56 of
 * the icon's side.
 */
const shapes: Readonly<Record<IconField, { side: number; inFront: number; whole: boolean }>> = {
  icon: { side: 512, inFront: 1, whole: false },
  icon_small: { side: 192, inFront: 1, whole: false },
  icon_maskable: { side: 512, inFront: 0.6, whole: true },
  icon_touch: { side: 180, inFront: 0.76, whole: true },
};

/** Returns the icons as PNG files. Throws an Error whose message the operator reads. */
export async function drawIcons({ picture }: ReadIcon, ground: IconGround): Promise<Record<IconField, Blob>> {
  const drawn = Object.entries(shapes).map(async ([field, { side, inFront, whole }]) => {
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser can’t draw the icon.');
    context.imageSmoothingQuality = 'high';
    const behind = whole ? ground : null;
    if (behind !== null) {
      context.fillStyle = behind;
      context.fillRect(0, 0, side, side);
    }
    const size = behind === null ? side : side * inFront;
    const edge = (side - size) / 2;
    context.drawImage(picture, edge, edge, size, size);
    return [field, await canvas.convertToBlob({ type: 'image/png' })] as const;
  });
  return Object.fromEntries(await Promise.all(drawn)) as Record<IconField, Blob>;
}
