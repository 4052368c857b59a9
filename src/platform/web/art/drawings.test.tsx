import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { trophyParts } from '#course/content/trophies.ts';
import { TrophyArt } from '#course/web/art/trophy-art.tsx';
import { TrophyCrypt } from '#course/web/art/trophy-crypt.tsx';
import { HeroScene } from '#pages/web/landing/hero.tsx';

const pictures = import.meta.glob<typeof import('*.svg')>('./pictures/*.svg', { eager: true });
const files = readdirSync(new URL('./pictures/', import.meta.url)).sort();
const source = (file: string) => readFileSync(new URL(`./pictures/${file}`, import.meta.url), 'utf8');

test.each(files)('%s becomes a component that draws what the file says', (file) => {
  const { Picture, viewBox } = pictures[`./pictures/${file}`] as typeof import('*.svg');
  const html = renderToStaticMarkup(<Picture className="here" />);
  expect(html).toContain(`viewBox="${viewBox}"`);
  expect(html).toContain('class="here" ');
  const shapes = (text: string) =>
    [...text.matchAll(/<(\w+)|\b(d|fill|transform|class)="([^"#]*)"/g)].map(String);
  expect(shapes(html.slice(html.indexOf('>')))).toEqual(
    shapes(source(file).slice(source(file).indexOf('>'))),
  );
});

test.each(files)('two copies of %s on one page have no inline style and no id in common', (file) => {
  const { Picture } = pictures[`./pictures/${file}`] as typeof import('*.svg');
  const html = renderToStaticMarkup(
    <>
      <Picture />
      <Picture />
    </>,
  );
  expect(html).not.toContain('style=');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, used] of html.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(used);
});

test('the hero is decoration, and screen readers ignore a drawing without a label', () => {
  expect(renderToStaticMarkup(<HeroScene />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<TrophyArt part="part1" unlocked />)).toContain('aria-hidden="true"');
});

test('a drawing with a label is an image of that name', () => {
  expect(renderToStaticMarkup(<TrophyArt part="final" unlocked label="Fully Undead" />)).toContain(
    'role="img" aria-label="Fully Undead"',
  );
});

// §7.trophy-background-coffee-pictures-locked
test.each(trophyParts)('the trophy of %s looks different once it is earned', (part) => {
  const locked = renderToStaticMarkup(<TrophyArt part={part} unlocked={false} />);
  expect(locked).toContain('class="art-locked"');
  expect(locked).not.toBe(renderToStaticMarkup(<TrophyArt part={part} unlocked />));
});

const trophyFiles = trophyParts.map((part) => `trophy-${part}.svg`);
const css = readFileSync(new URL('./trophies.css', import.meta.url), 'utf8');

test('every trophy has its place in the crypt, and the style sheet says where the place is', () => {
  const html = renderToStaticMarkup(<TrophyCrypt>{(part) => <i>{part}</i>}</TrophyCrypt>);
  for (const part of trophyParts) {
    const [, places = ''] = new RegExp(`class="art-crypt-place ([a-z -]+)"><i>${part}</i>`).exec(html) ?? [];
    for (const place of places.split(' ')) expect(css).toContain(`.${place} {`);
  }
});

const duskColors = new Map(
  [...css.matchAll(/--trophy-([\w-]+): (#\w+);/g)].map(([, tone, color]) => [tone, color]),
);

test.each(trophyFiles)('%s has one earned color for each of its tones, and a locked one', (file) => {
  for (const [tone, colors] of earnedColors([file])) {
    expect([tone, [...colors]]).toEqual([tone, [[...(earnedColors(trophyFiles).get(tone) ?? [])][0]]]);
    expect(duskColors.has(tone)).toBe(true);
  }
});

/** The darkest and the lightest background of a trophy: the crypt's alcove and a card. */
const backgrounds = ['#150d24', '#2c1d4a'];
/** The tones by which a shape is seen; the other tones only shade it. */
const shapes = ['main', 'light', 'shine', 'flesh', 'bone'];

test.each(shapes.flatMap((tone) => backgrounds.map((behind) => ({ tone, behind }))))(
  'the tone $tone has a contrast of 3:1 to $behind, earned and locked',
  ({ tone, behind }) => {
    for (const color of [...(earnedColors(trophyFiles).get(tone) ?? []), duskColors.get(tone) as string])
      expect(contrast(color, behind)).toBeGreaterThanOrEqual(3);
  },
);

/** Returns the colors of each tone in the drawings' files. */
function earnedColors(names: string[]): Map<string, Set<string>> {
  const colors = new Map<string, Set<string>>();
  for (const [, tone, color] of names
    .map(source)
    .join('')
    .matchAll(/var\(--trophy-([\w-]+), (#\w+)\)/g))
    colors.set(tone as string, (colors.get(tone as string) ?? new Set()).add(color as string));
  return colors;
}

/** Returns the contrast ratio of two colors, as WCAG 2.2 defines it. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
