// Path outlines for the drawings: smooth blobs, tapering limbs, torn hems. Pure and deterministic, so that the page
// rendered on the server and the one in the browser are the same. Never draws by itself.

export type Point = readonly [x: number, y: number];

/**
 * A closed outline through three points or more, rounded (Catmull-Rom); `tension` 0 is round, 1 is angular. `fine` is into how
 * many steps a unit is divided: the coarser the grid, the shorter the path.
 */
export function blob(outline: readonly Point[], tension = 0.15, fine = 10): string {
  const points = clockwise(outline);
  const [start, count] = [points[0] as Point, points.length];
  return `${curve([...points, start], (i) => points[(i + count) % count] as Point, tension, fine)}z`;
}

/** A smooth line through three points or more that is left open; the parameters are those of a blob. */
export function smoothLine(points: readonly Point[], tension = 0.15, fine = 10): string {
  const last = points.length - 1;
  return curve(points, (i) => points[Math.min(Math.max(i, 0), last)] as Point, tension, fine);
}

/** Through `points`; `at` also tells the points before the first and after the last. */
function curve(points: readonly Point[], at: (i: number) => Point, tension: number, fine: number): string {
  const pull = (1 - tension) / 6;
  const steps = points.slice(1).map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
    const into: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
    // A joint is as round before it as after it: from the second step on, `s` knows the way out of the last one.
    return (i === 0 ? [out, into, to] : [into, to]).map((point) => step(from, point, fine));
  });
  const [first, ...rest] = steps as [string[], ...string[][]];
  return `M${pair(points[0] as Point, fine)}c${joined(first)}s${joined(rest.flat())}`;
}

/** A limb along the points, as thick at each of them as `radii` says, with blunt ends. For `fine`, see blob. */
export function limb(points: readonly Point[], radii: readonly number[], fine = 10): string {
  const [start, end] = [points[0] as Point, points.at(-1) as Point];
  const [startRadius, endRadius] = [radii[0] as number, radii.at(-1) as number];
  const beyond = (tip: Point, inner: Point, radius: number) =>
    toward(tip, Math.atan2(tip[1] - inner[1], tip[0] - inner[0]), radius * 0.87);
  return sliver(
    [
      beyond(start, points[1] as Point, startRadius),
      ...points,
      beyond(end, points.at(-2) as Point, endRadius),
    ],
    [startRadius / 2, ...radii, endRadius / 2],
    fine,
  );
}

/** A limb with straight ends, for what is slender or begins inside another: a radius of 0 ends it in a point. */
export function sliver(points: readonly Point[], radii: readonly number[], fine = 10): string {
  const headings = points.slice(1).map((to, i) => heading(points[i] as Point, to));
  const side = (hand: 1 | -1) =>
    points.flatMap((point, i) => {
      const into = headings[Math.max(i - 1, 0)] as Point;
      const out = headings[Math.min(i, headings.length - 1)] as Point;
      const corner = ([x, y]: Point, reach = 1) =>
        toward(point, Math.atan2(y, x) + (hand * Math.PI) / 2, (radii[i] as number) * reach);
      const along: Point = [into[0] + out[0], into[1] + out[1]];
      // A sharp bend is rounded off outside; any other has its corner so far out that the limb keeps its thickness.
      return hand * (into[0] * out[1] - into[1] * out[0]) < -sharp
        ? [corner(into), corner(along), corner(out)]
        : [corner(along, Math.min(2 / Math.hypot(...along), 1.3))];
    });
  return polygon([...side(-1), ...side(1).toReversed()], fine);
}

/** The sine of a bend of about 35 degrees. */
const sharp = 0.57;

/** The direction from one point to another, one unit long. */
function heading(from: Point, to: Point): Point {
  const [x, y] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(x, y);
  return [x / length, y / length];
}

/** Torn cloth hanging from the line between two points: `teeth` uneven points of about `depth`, towards `angle`. */
export function torn(
  from: Point,
  to: Point,
  teeth: number,
  depth: number,
  angle = Math.PI / 2,
  fine = 10,
): string {
  const edge: Point[] = [from];
  for (let i = 1; i <= teeth; i++) {
    const tip = between(from, to, (i - 0.35 - 0.3 * uneven(i)) / teeth);
    edge.push(toward(tip, angle, depth * (0.5 + 0.7 * uneven(i * 3 + teeth))));
    edge.push(toward(between(from, to, i / teeth), angle, i === teeth ? 0 : depth * 0.15));
  }
  return polygon(edge, fine);
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

/** A closed outline with straight edges; for `fine`, see blob. */
function polygon(corners: readonly Point[], fine = 10): string {
  const [start, ...rest] = clockwise(corners) as [Point, ...Point[]];
  const steps = rest.map((point, at) => step(at === 0 ? start : (rest[at - 1] as Point), point, fine));
  return `M${pair(start, fine)}l${joined(steps.filter((distance) => distance !== '0 0'))}z`;
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

function pair([x, y]: Point, fine: number): string {
  return joined([written(x, fine), written(y, fine)]);
}

/** From one point to the next: shorter to write than where it is. Both are rounded first, so that nothing drifts. */
function step(from: Point, to: Point, fine: number): string {
  return pair([round(to[0], fine) - round(from[0], fine), round(to[1], fine) - round(from[1], fine)], fine);
}

/** A minus sign parts two numbers as well as a blank does. */
function joined(numbers: readonly string[]): string {
  return numbers.join(' ').replaceAll(' -', '-');
}

/** No digit that says nothing: .5 for 0.5, and no more decimals than the grid has. */
function written(value: number, fine: number): string {
  return String(Number(round(value, fine).toFixed(2))).replace(/^(-?)0\./, '$1.');
}

function round(value: number, fine: number): number {
  return Math.round(value * fine) / fine;
}
