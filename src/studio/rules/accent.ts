// Decides whether a colour for a site is readable wherever the site uses it, and finds the nearest readable colour.

/** The background colours: of the page, of cards, and of raised parts on cards (tokens.css). */
const night = { page: '#150d24', card: '#1f1436', raised: '#2c1d4a' } as const;

/** The uses of the colour, and the contrast that each use needs (WCAG 1.4.6, 1.4.3). */
const uses = [
  { where: 'Dark words on a button, also in mails', against: night.page, needed: 7 },
  { where: 'Words in this colour on the page', against: night.page, needed: 7 },
  { where: 'Words in this colour on a card', against: night.card, needed: 4.5 },
  { where: 'Words in this colour on what is chosen', against: night.raised, needed: 4.5 },
] as const;

export type AccentUse = { where: string; against: string; needed: number; ratio: number };

/** Returns the contrast of a colour (#rrggbb) in each of its uses. */
export function accentUses(colour: string): AccentUse[] {
  return uses.map((use) => ({ ...use, ratio: contrast(colour, use.against) }));
}

/** Whether a text is a colour as #rrggbb that is readable in all its uses. */
export function isReadableAccent(colour: string): boolean {
  return isColour(colour) && accentUses(colour).every(({ ratio, needed }) => ratio >= needed);
}

/** Returns a colour as people type it ('FFD166', '#fd6') as '#ffd166'; null for anything else. */
export function colourOf(typed: string): string | null {
  const [, digits = ''] = /^\s*#?([\da-f]{3}|[\da-f]{6})\s*$/i.exec(typed) ?? [];
  if (digits === '') return null;
  const six = digits.length === 6 ? digits : digits.replace(/./g, '$&$&');
  return `#${six.toLowerCase()}`;
}

function isColour(text: string): boolean {
  return /^#[\da-f]{6}$/i.test(text);
}

/** Returns the contrast of two colours (#rrggbb), from 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(colour: string): number[] {
  return [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
}

/**
 * Returns the readable colour of the same hue that looks nearest to `colour` (#rrggbb), by distance in OKLab (B.
 * Ottosson, 2020).
 */
export function nearestReadable(colour: string): string {
  if (isReadableAccent(colour)) return colour.toLowerCase();
  const [light, a, b] = toOklab(linear(colour));
  const steps = 100;
  let best = { colour: '#ffffff', distance: Number.POSITIVE_INFINITY };
  for (let up = 0; up <= steps; up += 1)
    for (let less = 0; less <= steps; less += 1) {
      const lightness = light + ((1 - light) * up) / steps;
      const kept = 1 - less / steps;
      const distance = Math.hypot(lightness - light, (1 - kept) * Math.hypot(a, b));
      if (distance >= best.distance) continue;
      const found = fromOklab([lightness, a * kept, b * kept]);
      if (found && isReadableAccent(found)) best = { colour: found, distance };
    }
  return best.colour;
}

type Oklab = [light: number, a: number, b: number];

function toOklab([red = 0, green = 0, blue = 0]: number[]): Oklab {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Returns a colour as #rrggbb; null for a colour that screens can't show. */
function fromOklab([light, a, b]: Oklab): string | null {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((part) => Math.round((part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055) * 255));
  if (parts.some((part) => !(part >= 0 && part <= 255))) return null;
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
