import { expect, test } from 'vitest';
import { iconKind, iconProblem, squareProblem } from './icon-problem.ts';

const text = (words: string) => new TextEncoder().encode(words);
const bytes = (...parts: (number[] | string)[]) =>
  new Uint8Array(parts.flatMap((part) => (typeof part === 'string' ? [...text(part)] : part)));
const four = (number: number) => [24, 16, 8, 0].map((shift) => (number >>> shift) & 255);
const chunk = (name: string, data: number[] = []) => [four(data.length), name, data, [0, 0, 0, 0]];

/** The beginning of a PNG file of this size; `more` are chunks before its picture. */
function png(width: number, height: number, ...more: string[]): Uint8Array {
  return bytes(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...four(width), ...four(height), 8, 6, 0, 0, 0]),
    ...more.flatMap((name) => chunk(name, [1, 2, 3])),
    ...chunk('IDAT', [1]),
    ...chunk('IEND'),
  );
}

test.each([
  ['a PNG', png(512, 512), 'png'],
  ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg"></svg>'), 'svg'],
  [
    'an SVG after its prolog',
    text('<?xml version="1.0"?>\n<!-- by hand -->\n<!DOCTYPE svg PUBLIC "-//W3C">\n<svg >'),
    'svg',
  ],
  ['a page with a drawing', text('<!doctype html><svg></svg>'), null],
  ['words', text('icon'), null],
])('%s is recognised by its bytes', (_, file, kind) => {
  expect(iconKind(file)).toBe(kind);
});

test.each([
  ['a square PNG', png(512, 512)],
  ['one with words in it', png(192, 192, 'tEXt', 'eXIf')],
  ['one that is a pixel off', png(512, 511)],
  ['an SVG', text('<svg viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>')],
])('%s can become the icon', (_, file) => {
  expect(iconProblem(file)).toBe(null);
});

test.each([
  ['nothing', new Uint8Array(), 'This file is empty.'],
  ['11 MB', new Uint8Array(11_000_000), 'This file has 11 MB.'],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'This is a JPEG file. Please save the icon as PNG or SVG.'],
  ['a GIF', text('GIF89a'), 'This is a GIF file.'],
  ['a WebP', text('RIFF\0\0\0\0WEBPVP8 '), 'This is a WebP file.'],
  ['a PDF', text('%PDF-1.7'), 'This is a PDF file.'],
  [
    'a page called icon.png',
    text('<!doctype html><script>alert(1)</script>'),
    'no picture that can be an icon',
  ],
  ['a beginning alone', png(512, 512).slice(0, 40), 'This picture is cut off.'],
  ['a signature alone', png(512, 512).slice(0, 8), 'This picture is cut off.'],
  ['a moving PNG', png(512, 512, 'acTL'), 'This picture moves.'],
  ['a moving SVG', text('<svg><animateTransform attributeName="x"/></svg>'), 'This picture moves.'],
  ['an SVG that unfolds', text('<svg><!ENTITY a "b"></svg>'), 'not drawn here'],
  ['a large SVG', text(`<svg>${' '.repeat(500_001)}</svg>`), 'too large to be drawn'],
  ['a flag', png(600, 400), 'has 600 × 400 pixels. An icon is square'],
  ['a stamp', png(64, 64), 'at least 192 × 192'],
  ['a wall', png(30_000, 30_000), 'at most 4096 × 4096'],
  ['no pixels', png(0, 0), 'does not say how large it is'],
])('%s is refused, in words', (_, file, words) => {
  expect(iconProblem(file)).toContain(words);
});

test('a picture that states no size is refused', () => {
  expect(squareProblem(0, 0)).toContain('does not say how large');
  expect(squareProblem(300, 150)).toContain('300 × 150');
  expect(squareProblem(300, 300)).toBe(null);
});
