// Finds the joint between the two bones of a limb whose end must reach a point. The bones keep their lengths exactly.

import type { Vec } from './pose.ts';
import { across, along, length, subtract, unit } from './vector.ts';

/**
 * The middle joint and the end of a limb that starts at `root` and bends towards `bendTowards`. If the target is out of
 * reach, the limb points at it.
 */
export function solveLimb(
  root: Vec,
  target: Vec,
  upper: number,
  lower: number,
  bendTowards: Vec,
): [middle: Vec, end: Vec] {
  const line = subtract(target, root);
  const axis = unit(line);
  const size = Math.min(upper + lower - 1e-4, Math.max(Math.abs(upper - lower) + 0.02, length(line)));
  const forward = (upper * upper - lower * lower + size * size) / (2 * size);
  const aside = Math.sqrt(Math.max(0, upper * upper - forward * forward));
  const middle = along(along(root, axis, forward), across(bendTowards, axis), aside);
  return [middle, along(root, axis, size)];
}
