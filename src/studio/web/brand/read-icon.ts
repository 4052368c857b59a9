// Reads the picture that an operator chose for the icon. The picture is checked before it is drawn; each fault has its
// own sentence.

import { iconKind, iconProblem, squareProblem } from '#studio/rules/icon-problem.ts';

/** A picture to draw icons from; `clear` says whether the picture has transparent parts. */
export type ReadIcon = { picture: ImageBitmap | HTMLImageElement; clear: boolean };

const unreadable = 'This picture can’t be read. Please save it once more as PNG.';
const empty = 'There is nothing to see on this picture.';

/** Checks a chosen picture and decodes it. Throws an Error whose message the operator reads. */
export async function readIcon(file: Blob): Promise<ReadIcon> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  refuse(iconProblem(bytes));
  const picture = await (iconKind(bytes) === 'svg' ? drawnSvg(bytes) : pixels(bytes)).catch(() => {
    throw new Error(unreadable);
  });
  const [width, height] =
    picture instanceof ImageBitmap
      ? [picture.width, picture.height]
      : [picture.naturalWidth, picture.naturalHeight];
  refuse(squareProblem(width, height));
  const alphas = alphasOf(picture);
  refuse(alphas.every((alpha) => alpha === 0) ? empty : null);
  return { picture, clear: alphas.some((alpha) => alpha < 250) };
}

function pixels(bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> {
  return createImageBitmap(new Blob([bytes], { type: 'image/png' }));
}

/** Returns an SVG as an image, because a browser runs no script in an image and loads nothing for it. */
async function drawnSvg(bytes: Uint8Array<ArrayBuffer>): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await dataAddress(new Blob([bytes], { type: 'image/svg+xml' }));
  await image.decode();
  return image;
}

function dataAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

/** Returns the opacity (0 to 255) of the picture at the points of a coarse grid. */
function alphasOf(picture: ReadIcon['picture']): number[] {
  const side = 64;
  const canvas = new OffscreenCanvas(side, side);
  const context = canvas.getContext('2d');
  if (!context) throw new Error(unreadable);
  context.drawImage(picture, 0, 0, side, side);
  const { data } = readBack(() => context.getImageData(0, 0, side, side));
  return Array.from({ length: side * side }, (_, at) => data[at * 4 + 3] ?? 0);
}

/**
 * Calls `read`, which reads drawn pixels. Some browsers do not allow this after an SVG was drawn; then an Error with a
 * sentence for the operator is thrown.
 */
function readBack<Pixels>(read: () => Pixels): Pixels {
  try {
    return read();
  } catch {
    throw new Error('This browser does not draw this SVG. Please save the icon as PNG.');
  }
}

function refuse(problem: string | null): void {
  if (problem) throw new Error(problem);
}
