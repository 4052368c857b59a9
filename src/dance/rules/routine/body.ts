// The dancer's measures in metres: one body, whose bones never change their length.

/** Bone lengths along the spine, from the pelvis up. */
export const spine = { waist: 0.14, chest: 0.22, neck: 0.145, head: 0.085, crown: 0.18 };

/**
 * The collarbone from chest to shoulder: its length, its rise above level when the shoulder rests (degrees), and how
 * far a full shrug lifts it (degrees).
 */
export const collar = { length: 0.2, rise: 27, shrug: 22 };

export const arm = { upper: 0.29, fore: 0.26, palm: 0.09 };
/** Length of a straight arm from shoulder to wrist. */
export const armLength = arm.upper + arm.fore;

/** Distances of a hip joint from the pelvis: to the joint's own side, and down. */
export const hip = { out: 0.09, down: 0.05 };

export const leg = { thigh: 0.42, shin: 0.42 };
/** Length of a straight leg from hip to ankle. */
export const legLength = leg.thigh + leg.shin;

/**
 * The foot from ankle to toe joint. If the foot is flat on the floor, the ankle is `ankle` metres above the floor and
 * the toe joint `toe` metres; the line from toe joint to ankle rises `rise` degrees.
 */
export const foot = { length: 0.1655, ankle: 0.09, toe: 0.02, rise: 25.02 };

/** Height of the pelvis of a dancer who stands on flat feet and straight legs. */
export const standing = foot.ankle + legLength + hip.down;
