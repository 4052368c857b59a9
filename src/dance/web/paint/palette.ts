// The colours of the painted picture, in one place, so that figure, graveyard and style sheet match.

export const night = { 950: '#0d0817', 700: '#2c1d4a', 600: '#3d2a63' };
export const moon = { 300: '#ffe9a8', 400: '#ffd166', 500: '#f2b632' };
export const bone = { 100: '#f6f0e0', 300: '#d9cfb8' };
export const blood = { 500: '#e5484d', 700: '#8f1d24' };

/**
 * One material in three tones: in shadow, in the soft light from the audience, and on the edge that the moon reaches.
 */
export type Cloth = { shade: string; lit: string; rim: string };

/** The clothes of one dancer, and the ink around them. */
export type Wardrobe = {
  ink: string;
  skin: Cloth;
  jacket: Cloth;
  lapel: Cloth;
  trousers: Cloth;
  shirt: Cloth;
  tie: Cloth;
  shoe: Cloth;
  hair: Cloth;
  bone: string;
  eye: string;
};

/** Number of steps of darkness that a cloth can have. */
const steps = 6;
const dims = new Map<string, Cloth>();

/**
 * Returns the cloth of a leg with little weight: all its tones are darker, from `share` 0 (no change) to 1 (darkest).
 */
export function dimmed(cloth: Cloth, share: number): Cloth {
  const step = Math.round(share * steps);
  if (step === 0) return cloth;
  const key = `${cloth.lit} ${cloth.shade} ${step}`;
  const known = dims.get(key) ?? {
    shade: between(cloth.shade, night[950], (0.45 * step) / steps),
    lit: between(cloth.lit, cloth.shade, (0.85 * step) / steps),
    rim: between(cloth.rim, cloth.shade, (0.7 * step) / steps),
  };
  dims.set(key, known);
  return known;
}

function between(from: string, to: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [
      number,
      number,
    ];
    return Math.round(a + (b - a) * share);
  });
  return `rgb(${parts.join(' ')})`;
}

const ink = '#08040f';
const skin: Cloth = { shade: '#3f7427', lit: '#7fbf43', rim: '#e4f2a0' };
const hair: Cloth = { shade: '#1d1233', lit: '#4a3574', rim: '#d9a24a' };
const shoe: Cloth = { shade: '#120a1e', lit: '#2b1d44', rim: moon[400] };
const shirt: Cloth = { shade: '#8b806d', lit: bone[300], rim: bone[100] };

/** The clothes of the lead: the dinner jacket is burgundy, so that arms stand out against chest and graveyard. */
export const leadWardrobe: Wardrobe = {
  ink,
  skin,
  jacket: { shade: '#561021', lit: '#8c2231', rim: moon[400] },
  lapel: { shade: '#2a0a1a', lit: '#42102a', rim: '#e89a4a' },
  trousers: { shade: '#2b1c48', lit: '#4b3676', rim: moon[400] },
  shirt,
  tie: { shade: '#120a1e', lit: '#2c1d4a', rim: moon[500] },
  shoe,
  hair,
  bone: bone[100],
  eye: moon[300],
};

/** The clothes of the chorus: the same as the lead's in dimmer colours, so that viewers look at the lead. */
const chorusWardrobes: readonly Wardrobe[] = [
  inCloth('#231a45', '#3f3270', '#1d1430', '#33245a'),
  inCloth('#1b3232', '#2f5450', '#141c2c', '#283a52'),
  inCloth('#3a2230', '#5e3848', '#201634', '#382a5a'),
  inCloth('#2c2a26', '#4d4a40', '#1a1430', '#302552'),
];

/** Returns the clothes of a dancer; `who` is the number that the dancer has in paint/formation.ts. */
export function wardrobeOf(who: number | null): Wardrobe {
  return chorusWardrobes[who ?? -1] ?? leadWardrobe;
}

function inCloth(jacketShade: string, jacketLit: string, trouserShade: string, trouserLit: string): Wardrobe {
  return {
    ...leadWardrobe,
    skin: { shade: '#2f5a26', lit: '#5c9139', rim: '#c9d98a' },
    jacket: { shade: jacketShade, lit: jacketLit, rim: '#d9a84c' },
    lapel: { shade: '#150d24', lit: '#241640', rim: '#b98a45' },
    trousers: { shade: trouserShade, lit: trouserLit, rim: '#d9a84c' },
    shirt: { shade: '#6b6253', lit: '#a79c86', rim: bone[300] },
    bone: bone[300],
    eye: moon[400],
  };
}
