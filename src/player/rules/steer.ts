// Steers a medium by the server's time. Kinds of media differ: the dancer takes any speed at any moment, a file
// takes only gentle changes of speed, and a video service can only jump. All times are seconds.

export type Steered = {
  /** Seconds by which the medium is behind the place where it should be; below zero if it is ahead. */
  off: number;
  kind: 'dancer' | 'file' | 'youtube';
  /** Seconds since the last jump; infinite before the first. */
  sinceJump: number;
  /** The number of jumps so far. */
  jumps: number;
};

export type Steering = { rate: number; jump: boolean };

const onward: Steering = { rate: 1, jump: false };
const jump: Steering = { rate: 1, jump: true };

/**
 * The command that brings a medium back to its place. The rate stays until the next call, a tenth of a second
 * later.
 */
export function steer({ off, kind, sinceJump, jumps }: Steered): Steering {
  const far = Math.abs(off);
  switch (kind) {
    case 'dancer':
      if (far >= 0.25) return jump;
      return far < 0.004 ? onward : { rate: 1 + within(off / 2, 0.02), jump: false };
    case 'file':
      if (far >= 1 && sinceJump >= 1) return jump;
      return far < 0.02 ? onward : { rate: 1 + within(off, 0.05), jump: false };
    case 'youtube':
      return far >= (jumps < 5 ? 0.25 : 2) && sinceJump >= 3 ? jump : onward;
  }
}

function within(value: number, most: number): number {
  return Math.max(-most, Math.min(most, value));
}

/**
 * Returns the seconds by which the next jump should aim ahead. The last jump aimed `lead` seconds ahead and left
 * the medium `off` seconds behind its place.
 */
export function learnLead(lead: number, off: number): number {
  return Math.max(0, Math.min(3, lead + off));
}
