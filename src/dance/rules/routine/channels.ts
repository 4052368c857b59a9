// The order of a key's numbers in a compiled row. Feet are not here: they are planted, not blended.

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

/** The numbers of an arm in their order. They follow the body's: first the left arm's, then the right arm's. */
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
 * Flags of the numbers that rebound after a heavy arrival: angles of torso, head and arms, but no lengths or
 * shares.
 */
export const rebounds = new Uint8Array(channelCount);
for (let index = channel.lean; index < channelCount; index++) {
  const name = armChannels[(index - body.length) % armChannels.length];
  rebounds[index] = index < body.length || (name !== 'reach' && name !== 'claw') ? 1 : 0;
}
