// The two lights of the stage reach a round surface by Lambert's law with a hard edge, as in a paper cut.

/**
 * Direction towards a light in the picture (x right, y down, z to the viewer) and the brightness from which a
 * surface counts as lit.
 */
export type Light = { x: number; y: number; z: number; from: number };

/** Soft light from the audience's left. */
export const footlight: Light = { x: -0.42, y: -0.5, z: 0.76, from: 0.56 };
/** The moon, behind on the right: it touches edges only. */
export const moonlight: Light = { x: 0.72, y: -0.52, z: -0.5, from: 0.34 };

/**
 * Returns both ends of the light across a cylinder: -1 to 1 along the unit normal (nx, ny) of its edge.
 * Unlit, both ends are the place nearest to the light, so that a band along a bent limb tapers away.
 */
export function litAcross(nx: number, ny: number, light: Light): readonly [from: number, to: number] {
  const across = nx * light.x + ny * light.y;
  const strength = Math.hypot(across, light.z);
  const middle = Math.atan2(across, light.z);
  const right = Math.PI / 2;
  const spread = strength > light.from ? Math.acos(light.from / strength) : 0;
  const from = Math.max(-right, middle - spread);
  const to = Math.min(right, middle + spread);
  if (spread > 0 && from < to) return [Math.sin(from), Math.sin(to)];
  const nearest = Math.sin(Math.max(-right, Math.min(right, middle)));
  return [nearest, nearest];
}
