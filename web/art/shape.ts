// Path outlines for the drawings: smooth blobs, tapering limbs, torn hems. Pure and deterministic, so that the page
// rendered on the server and the one in the browser are the same. Never draws by itself.

export type Point = readonly [x: number, y: number];

/** A closed outline through all points, rounded (Catmull-Rom); `tension` 0 is round, 1 is angular. */
export function blob(outline: readonly Point[], tension = 0.15): string {
  const points = clockwise(outline);
  const count = points.length;
  const at = (i: number) => points[(i + count) % count] as Point;
  const pull = (1 - tension) / 6;
  let d = `M${pair(at(0))}`;
  for (let i = 0; i < count; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const into: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    d += `c${joined([out, into, to].map((point) => step(from, point)))}`;
  }
  return `${d}z`;
}

/**
 * A limb: strokes along the points, as thick at each point as `radii` says, round at the joints unless thinner than a
 * finger. It overlaps itself: fill it nonzero.
 */
export function limb(points: readonly Point[], radii: readonly number[]): string {
  if (Math.max(...radii) < slender) return sliver(points, radii);
  let d = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [from, to] = [points[i] as Point, points[i + 1] as Point];
    const [r, s] = [radii[i] as number, radii[i + 1] as number];
    const left = Math.atan2(to[1] - from[1], to[0] - from[0]) - Math.PI / 2;
    const [start, far] = [toward(from, left, r), toward(to, left, s)];
    const [back, near] = [toward(to, left, -s), toward(from, left, -r)];
    d += `M${pair(start)}l${step(start, far)}`;
    d += `${joint(s)}${step(far, back)}l${step(back, near)}`;
    // Every later stroke begins under the round end of the one before.
    d += i === 0 ? `${joint(r)}${step(near, start)}z` : 'z';
  }
  return d;
}

/** Below this radius a limb is a finger or a twig: one pointed outline is enough. */
const slender = 2.6;

function sliver(points: readonly Point[], radii: readonly number[]): string {
  const side = (turn: number) =>
    points.map((point, i): Point => {
      const [before, after] = [points[i - 1] ?? point, points[i + 1] ?? point];
      const along = Math.atan2(after[1] - before[1], after[0] - before[0]);
      return toward(point, along + turn, radii[i] as number);
    });
  return polygon([...side(-Math.PI / 2), ...side(Math.PI / 2).toReversed()]);
}

/** How to get across the end of a limb: round, or straight where nobody would see the difference. */
function joint(radius: number): string {
  return radius < 1.6 ? 'l' : `a${round(radius)} ${round(radius)} 0 0 1 `;
}

/** Torn cloth hanging from the line between two points: `teeth` uneven points of about `depth`, towards `angle`. */
export function torn(from: Point, to: Point, teeth: number, depth: number, angle = Math.PI / 2): string {
  const edge: Point[] = [from];
  for (let i = 1; i <= teeth; i++) {
    const tip = between(from, to, (i - 0.35 - 0.3 * uneven(i)) / teeth);
    edge.push(toward(tip, angle, depth * (0.5 + 0.7 * uneven(i * 3 + teeth))));
    edge.push(toward(between(from, to, i / teeth), angle, i === teeth ? 0 : depth * 0.15));
  }
  return polygon(edge);
}

/** The point `distance` away in direction `angle` (radians, clockwise from the right, as on screen). */
export function toward(from: Point, angle: number, distance: number): Point {
  return [from[0] + Math.cos(angle) * distance, from[1] + Math.sin(angle) * distance];
}

export function between(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

/** A number from 0 to 1 that looks thrown, the same for the same seed. */
export function uneven(seed: number): number {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
}

function polygon(corners: readonly Point[]): string {
  const [start, ...rest] = clockwise(corners) as [Point, ...Point[]];
  const steps = rest.map((point, at) => step(at === 0 ? start : (rest[at - 1] as Point), point));
  return `M${pair(start)}l${joined(steps)}z`;
}

/** All outlines run the same way round, so that overlapping ones unite instead of punching holes in each other. */
function clockwise(points: readonly Point[]): readonly Point[] {
  let area = 0;
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] as Point;
    area += x * nextY - nextX * y;
  });
  return area < 0 ? points.toReversed() : points;
}

function pair([x, y]: Point): string {
  const second = round(y);
  return `${round(x)}${second < 0 ? '' : ' '}${second}`;
}

/** From one point to the next: shorter to write than where it is. Both are rounded first, so that nothing drifts. */
function step(from: Point, to: Point): string {
  return pair([round(to[0]) - round(from[0]), round(to[1]) - round(from[1])]);
}

/** A minus sign parts two numbers as well as a blank does. */
function joined(pairs: readonly string[]): string {
  return pairs.join(' ').replaceAll(' -', '-');
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
