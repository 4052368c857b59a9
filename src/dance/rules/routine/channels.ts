// The order of the body's numbers in a compiled row. A row has no numbers of the feet, because the numbers of two rows
// are blended, and planted feet must not move.

const body = [
  'facing',
  'weight',
  'sink',
  'hips',
  'push',
  'swivel',
  'knees',
  'pulse',
  'roar',
  'lean',
  'bend',
  'twist',
  'shrug_left',
  'shrug_right',
  'look',
  'nod',
  'tilt',
] as const;

/** The order of an arm's numbers. In a row the left arm's numbers come after those in `body`, then the right arm's. */
export const armChannels = ['up', 'out', 'reach', 'elbow', 'palm', 'wrist', 'claw'] as const;

export type Channel = (typeof body)[number];

/** Index of each body number in a row. */
export const channel = Object.fromEntries(body.map((name, index) => [name, index])) as Record<
  Channel,
  number
>;

/** Index at which each arm's numbers begin. */
export const armStart = { left: body.length, right: body.length + armChannels.length };

export const channelCount = body.length + 2 * armChannels.length;

/**
 * For each number of a row 1 if it rebounds after a heavy arrival, else 0: torso, shoulders, head and the angles of the
 * arms rebound.
 */
export const rebounds = new Uint8Array(channelCount);
for (let index = channel.lean; index < channelCount; index++) {
  const name = armChannels[(index - body.length) % armChannels.length];
  rebounds[index] = index < body.length || (name !== 'reach' && name !== 'claw') ? 1 : 0;
}
