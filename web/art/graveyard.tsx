// Pieces of the graveyard at midnight: moon, hills, bare trees, crooked stones, iron fence. All of them shadows.

import { between, blob, type Point, sliver, smoothLine, toward, uneven } from './shape.ts';

type Placed = { transform?: string; fill: string };

/** The moon with rings of light around it, as if cut from layers of paper. `glow` names a radial gradient. */
export function Moon({ x, y, r, glow }: { x: number; y: number; r: number; glow?: string }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${r / 100})`}>
      {glow && <circle r="260" fill={`url(#${glow})`} />}
      <path d={disc} fill="#5a4389" opacity=".28" transform="scale(1.5) rotate(80)" />
      <path d={disc} fill="#f2b632" opacity=".17" transform="scale(1.25) rotate(190)" />
      <path d={disc} fill="#ffd166" />
      <path d={disc} fill="#ffe9a8" transform="scale(.92) rotate(20)" />
      <path d={craters} fill="#ffd166" opacity=".6" />
    </g>
  );
}

/** The moon's outline, 100 in radius: every layer is the same, turned. */
const disc = blob(
  Array.from({ length: 11 }, (_, i) => toward([0, 0], (i / 11) * Math.PI * 2, 97 + 6 * uneven(21 + i))),
  0,
  1,
);

const craters = (
  [
    [-45, -40, 17],
    [38, -52, 12],
    [10, -10, 8],
    [-62, 12, 9],
    [60, 5, 16],
  ] as const
)
  .map(([x, y, size]) =>
    blob(
      [
        [x - size, y],
        [x, y - size * 0.8],
        [x + size * 1.1, y + size * 0.1],
        [x, y + size * 0.7],
      ],
      0.15,
      1,
    ),
  )
  .join('');

/** A ridge from the left edge to the right, filled down to `floor`. */
export function Hill({ ridge, floor, fill }: { ridge: readonly Point[]; floor: number; fill: string }) {
  const [first, last] = [ridge[0] as Point, ridge.at(-1) as Point];
  return <path d={`${smoothLine(ridge, 0.1, 1)}L${last[0] + 60} ${floor}H${first[0] - 60}z`} fill={fill} />;
}

/** A leafless tree, `height` high from its foot at the origin, leaning towards `lean` (degrees). */
export function BareTree({
  height,
  lean,
  seed,
  ...placed
}: Placed & { height: number; lean: number; seed: number }) {
  const upwards = ((lean - 90) * Math.PI) / 180;
  // The trunk goes on below the ground, so that no hill shows its end.
  const root = toward([0, 0], upwards, height * -0.15);
  return (
    <path
      {...placed}
      d={
        sliver([root, [0, 0]], [height * 0.056, height * 0.05], 1) +
        branches([0, 0], upwards, height * 0.38, height * 0.05, seed, height > 300 ? 4 : 3)
      }
    />
  );
}

function branches(
  from: Point,
  angle: number,
  length: number,
  thick: number,
  seed: number,
  depth: number,
): string {
  const elbow = toward(from, angle + 0.25 * (uneven(seed) - 0.5), length * 0.55);
  const tip = toward(elbow, angle + 0.9 * (uneven(seed + 1) - 0.5), length * 0.55);
  const own = sliver([from, elbow, tip], [thick, thick * 0.75, depth === 1 ? 0 : thick * 0.55], 1);
  if (depth === 1) return own;
  const fork = 0.35 + 0.5 * uneven(seed + 2);
  const child = (start: Point, turn: number, share: number, next: number) =>
    branches(start, angle + turn, length * share, thick * 0.52, next, depth - 1);
  // A child grows from inside its parent, where nobody sees its corners.
  const inside = between(tip, elbow, thick / length);
  return (
    own +
    child(inside, -fork, 0.74, seed + 3) +
    child(inside, fork * 0.8, 0.66, seed + 7) +
    (depth > 2 ? child(elbow, seed % 2 ? 0.95 : -0.95, 0.5, seed + 13) : '')
  );
}

const stones = {
  round: 'M-17 2C-18-16-19-34-15-43C-10-54 9-56 15-44C19-35 17-14 19 2Z',
  cross: 'M-5 2L-6-27L-20-26L-19-38L-6-37L-5-54L6-55L6-38L20-40L19-28L6-27L8 2Z',
  broken: 'M-18 2L-19-29L-10-33L-5-24L3-37L9-31L17-36L19 2Z',
  tall: 'M-11 2L-9-52L1-64L11-51L12 2Z',
  slab: 'M-24 2L-22-24C-14-33 12-32 22-25L25 2Z',
} as const;

/** A gravestone standing at the origin, about 50 high. */
export function Gravestone({ shape, ...placed }: Placed & { shape: keyof typeof stones }) {
  return <path {...placed} d={stones[shape]} />;
}

/** Iron railings along the x axis, some of them bent or missing. */
export function Railings({ count, gap = 15, fill, transform }: Placed & { count: number; gap?: number }) {
  let bars = `M-6-34L${count * gap}-32M-6-9L${count * gap}-11`;
  for (let i = 0; i < count; i++) {
    if (uneven(i * 5 + count) > 0.88) continue;
    const bend = Math.round((uneven(i + count) - 0.5) * 12);
    bars += `M${i * gap} 4l${bend}-${46 + (i % 3) * 2}l-3-3l3-8l3 8l-3 3`;
  }
  return <path transform={transform} d={bars} stroke={fill} strokeWidth="2.4" fill={fill} />;
}

/** A crooked chapel with one window lit. */
export function Chapel({ transform, fill }: Placed) {
  return (
    <g transform={transform}>
      <path
        fill={fill}
        d="M-46 4L-44-42L-30-66L-24-52L-23-92L-27-92L-12-136L-11-150L-16-150L-16-153L-11-153L-11-160L-8-160L-8-153L-3-153L-3-150L-8-150L-8-136L8-91L4-91L5-52L44-48L52-30L50 4Z"
      />
      <path fill="#f2b632" d="M-14-64C-14-76-4-76-4-64L-4-50L-14-49ZM22-28C22-36 30-36 30-28L30-16L22-16Z" />
    </g>
  );
}

/** A bat with open wings, about 60 wide. */
export function Bat({ transform, fill }: Placed) {
  return (
    <path
      transform={transform}
      fill={fill}
      d="M0-4L-3-11L-5-5C-13-4-19-12-31-11C-27-6-27-2-29 4C-24 0-19 1-16 6C-12 2-8 2-4 5C-2 9-1 11 0 13C1 11 2 9 4 5C9 1 13 2 16 7C19 1 24 0 30 3C27-3 28-7 33-12C20-12 14-4 6-5L5-11Z"
    />
  );
}
