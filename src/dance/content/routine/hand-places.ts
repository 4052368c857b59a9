// The places of a hand, each with a name, so that moves can be written in words. Angles are in degrees.

/** The pose of an arm, given by the place of its hand as seen from the shoulder. */
export type Arm = {
  /** Height of the hand: -90 hanging, 0 level, 90 straight up. */
  up: number;
  /** Direction of the hand: 0 straight ahead, 90 out to the side, negative across the body. */
  out: number;
  /** Share of the arm's length at which the hand is, 0.25 folded to 1 straight. */
  reach: number;
  /** Direction of the elbow: 0 down, 90 out to the side. */
  elbow: number;
  /** Angle by which the palm is turned from its relaxed direction. */
  palm: number;
  /** Bend of the wrist towards the palm. */
  wrist: number;
  /** Curl of the fingers: 0 open and flat, 1 a full claw. */
  claw: number;
};
const places = {
  hang: [-77, 58, 0.95, 20, 0, 12, 0.45],
  swing_front: [-22, 10, 0.96, 15, 0, 12, 0.4],
  swing_back: [-46, 128, 0.95, 10, 0, 5, 0.4],
  reach: [2, 6, 0.95, 35, 0, 38, 0.35],
  reach_low: [-30, 12, 0.94, 30, 0, 30, 0.5],
  reach_high: [48, 8, 0.96, 40, 0, 25, 0.6],
  claw_high: [42, 52, 0.72, 45, 0, 25, 1],
  claw_front: [18, 18, 0.6, 45, 0, 30, 1],
  claw_side: [12, 88, 0.86, 10, 0, 30, 1],
  overhead: [78, 40, 0.95, 80, 0, 10, 0.3],
  wide: [5, 90, 0.96, 0, 0, 8, 0.2],
  wide_low: [-40, 85, 0.95, 0, 0, 5, 0.4],
  wide_high: [42, 85, 0.96, 20, 0, 10, 0.3],
  chest: [-38, -28, 0.48, 55, 0, 10, 0.5],
  hip: [-72, 70, 0.64, 160, 60, 20, 0.3],
  ear: [66, 95, 0.38, 20, 0, 0, 0.8],
  shoulder: [30, 35, 0.36, 80, 0, 30, 0.6],
  face: [30, -10, 0.5, 60, 0, 15, 1],
  across: [-2, -38, 0.72, 50, 0, 20, 0.9],
  across_low: [-18, -42, 0.62, 40, 0, 25, 1],
  behind: [-60, 160, 0.8, 60, 0, 10, 0.5],
  floor: [-20, 14, 0.93, 60, 0, 30, 0.8],
  string: [-22, 80, 0.72, 180, 0, 30, 0.6],
  strum: [-42, -22, 0.62, 70, 0, 20, 0.6],
  horns: [62, 30, 0.92, 60, 0, 0, 0.7],
  palm_up: [-14, 62, 0.74, 10, 170, -20, 0.2],
  knee: [-42, 3, 0.99, 40, 0, 15, 0.5],
} as const satisfies Record<string, readonly [number, number, number, number, number, number, number]>;

export type PlaceName = keyof typeof places;

/** The arm that brings a hand to a named place. */
export function handPlace(name: PlaceName): Arm {
  const [up, out, reach, elbow, palm, wrist, claw] = places[name];
  return { up, out, reach, elbow, palm, wrist, claw };
}
