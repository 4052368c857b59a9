// A pose is the place of every joint of the dancer, in metres, at one moment.
// The axis x points to the dancer's own left, y up from the floor, and z forward out of the chest at the start of the
// routine.

export type Vec = readonly [x: number, y: number, z: number];

export const joints = [
  'pelvis',
  'waist',
  'chest',
  'neck',
  'head',
  'crown',
  'shoulder_left',
  'elbow_left',
  'wrist_left',
  'palm_left',
  'shoulder_right',
  'elbow_right',
  'wrist_right',
  'palm_right',
  'hip_left',
  'knee_left',
  'ankle_left',
  'toe_left',
  'hip_right',
  'knee_right',
  'ankle_right',
  'toe_right',
] as const;
export type Joint = (typeof joints)[number];

export type Pose = {
  joints: Record<Joint, Vec>;
  /** Unit vectors: forward out of the chest, forward out of the face, and up out of the crown. */
  chest_forward: Vec;
  face_forward: Vec;
  face_up: Vec;
  /** Direction that each palm faces. */
  palm_left_normal: Vec;
  palm_right_normal: Vec;
  /** Curl of each hand: 0 open and flat, 1 a full claw. */
  claw_left: number;
  claw_right: number;
  /** Opening of the jaw: 0 closed, 1 a full roar. */
  jaw: number;
  /** Share of the body's weight that each foot carries: 0 (also in the air) to 1. */
  weight_left: number;
  weight_right: number;
};

/** Bones as pairs of joints. Every bone keeps its length in every pose. */
export const bones: readonly (readonly [Joint, Joint])[] = [
  ['pelvis', 'waist'],
  ['waist', 'chest'],
  ['chest', 'neck'],
  ['neck', 'head'],
  ['head', 'crown'],
  ['chest', 'shoulder_left'],
  ['shoulder_left', 'elbow_left'],
  ['elbow_left', 'wrist_left'],
  ['wrist_left', 'palm_left'],
  ['chest', 'shoulder_right'],
  ['shoulder_right', 'elbow_right'],
  ['elbow_right', 'wrist_right'],
  ['wrist_right', 'palm_right'],
  ['pelvis', 'hip_left'],
  ['hip_left', 'knee_left'],
  ['knee_left', 'ankle_left'],
  ['ankle_left', 'toe_left'],
  ['pelvis', 'hip_right'],
  ['hip_right', 'knee_right'],
  ['knee_right', 'ankle_right'],
  ['ankle_right', 'toe_right'],
];
