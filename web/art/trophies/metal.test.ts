import { expect, test } from 'vitest';
import { earned, locked, type Metal } from './metal.ts';

/** The darkest and the lightest thing that a trophy stands before: the crypt's alcove and a card. */
const backgrounds = ['#150d24', '#2c1d4a'];
const shapes = ['main', 'light', 'shine', 'flesh', 'bone'] as const satisfies (keyof Metal)[];

test.each(
  [earned, locked].flatMap((metal, i) =>
    shapes.flatMap((tone) =>
      backgrounds.map((behind) => ({ state: i ? 'locked' : 'earned', tone, color: metal[tone], behind })),
    ),
  ),
)('the $state tone $tone stands out 3:1 from $behind', ({ color, behind }) => {
  expect(contrast(color, behind)).toBeGreaterThanOrEqual(3);
});

/** WCAG 2.2, contrast ratio. */
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
