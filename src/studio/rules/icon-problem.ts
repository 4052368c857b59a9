// Finds the faults of a picture for the icon in its bytes, before anything draws the picture: even a small file may
// have so large a picture that drawing it fills the memory.

import { studioLimits } from './studio-limits.ts';

/** Pixels of an icon's side: the fewest that look good on a phone, and the most that are accepted. */
const [least, most] = [192, 4096];

/**
 * The first bytes of a file, within which the <svg> tag must begin; comments and declarations may come before the tag.
 */
const beginning = 20_000;

export type IconKind = 'png' | 'svg';

/** Returns the kind of a picture that can become an icon; null for any other file. */
export function iconKind(bytes: Uint8Array): IconKind | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE svg[^>[]*>\s*)*<svg[\s>]/i.test(
    textOf(bytes.subarray(0, beginning)),
  )
    ? 'svg'
    : null;
}

/**
 * Returns a sentence for the operator about the fault of a picture; null for a picture without fault. `bytes` is the
 * whole file.
 */
export function iconProblem(bytes: Uint8Array): string | null {
  if (bytes.length === 0) return 'This file is empty.';
  if (bytes.length > studioLimits.iconFileBytes)
    return `This file has ${Math.round(bytes.length / 1_000_000)} MB. An icon can have at most ${studioLimits.iconFileBytes / 1_000_000} MB.`;
  const kind = iconKind(bytes);
  if (kind === 'png') return pngProblem(bytes);
  if (kind === 'svg') return svgProblem(bytes);
  const name = otherKinds.find(([begins]) => begins.test(textOf(bytes.subarray(0, 64))))?.[1];
  return `${name ? `This is a ${name} file` : 'This file is no picture that can be an icon'}. Please save the icon as PNG or SVG.`;
}

const otherKinds = [
  [/^\u00ff\u00d8\u00ff/, 'JPEG'],
  [/^GIF8/, 'GIF'],
  [/^RIFF....WEBP/s, 'WebP'],
  [/^....ftypavi/s, 'AVIF'],
  [/^....ftyphei/s, 'HEIC'],
  [/^%PDF/, 'PDF'],
] as const;

function pngProblem(bytes: Uint8Array): string | null {
  const cut = 'This picture is cut off. Please save it once more.';
  if (bytes.length < 33 || chunkName(bytes, 8) !== 'IHDR') return cut;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  let at = 8;
  while (at + 12 <= bytes.length && chunkName(bytes, at) !== 'IDAT') {
    if (chunkName(bytes, at) === 'acTL') return moving;
    at += 12 + view.getUint32(at);
  }
  if (at + 12 > bytes.length) return cut;
  return sizeProblem(width, height);
}

const moving = 'This picture moves. Please choose one that stands still.';

function sizeProblem(width: number, height: number): string | null {
  const square = squareProblem(width, height);
  if (square) return square;
  const size = `This picture has ${width} × ${height} pixels.`;
  if (Math.max(width, height) > most) return `${size} An icon can have at most ${most} × ${most}.`;
  if (Math.min(width, height) < least)
    return `${size} On a phone it would be blurred: please choose one of at least ${least} × ${least}.`;
  return null;
}

/**
 * Returns a sentence about the shape of a picture, or null. `width` and `height` are in pixels; 0 where the file states
 * none.
 */
export function squareProblem(width: number, height: number): string | null {
  if (width < 1 || height < 1)
    return 'This picture does not say how large it is. Please save the icon as PNG.';
  if (Math.abs(width - height) <= Math.max(width, height) / 100) return null;
  return `This picture has ${width} × ${height} pixels. An icon is square: please cut it to the same width and height.`;
}

function svgProblem(bytes: Uint8Array): string | null {
  if (bytes.length > 500_000) return 'This SVG is too large to be drawn. Please save the icon as PNG.';
  const text = textOf(bytes);
  if (/<!ENTITY/i.test(text))
    return 'This SVG has parts that are not drawn here. Please save the icon as PNG.';
  return /<(?:\w+:)?(?:animate\w*|set)[\s/>]/i.test(text) ? moving : null;
}

function chunkName(bytes: Uint8Array, at: number): string {
  return textOf(bytes.subarray(at + 4, at + 8));
}

function startsWith(bytes: Uint8Array, beginning: readonly number[]): boolean {
  return beginning.every((byte, at) => bytes[at] === byte);
}

/** Returns bytes as a text with one character for each byte: names in these files are ASCII. */
function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
