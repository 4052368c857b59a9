// The steering of a medium by the server's time. Each kind bears something else: the dancer any speed at any moment, a
// video file gentle changes, a video service only jumps. Seconds.

export type Steered = {
  /** The distance from the place where the medium should be, in seconds: below zero it is ahead. */
  off: number;
  kind: 'dancer' | 'file' | 'youtube';
  /** Since the last jump; infinite before the first. */
  sinceJump: number;
  /** The number of jumps so far. */
  jumps: number;
};

export type Steering = { rate: number; jump: boolean };

const onward: Steering = { rate: 1, jump: false };
const jump: Steering = { rate: 1, jump: true };

/** The command that brings a medium back to its place. The rate is held until the next look, a tenth of a second later. */
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

/** The lead of the next jump, after one that aimed `lead` ahead landed `off` away. */
export function learnLead(lead: number, off: number): number {
  return Math.max(0, Math.min(3, lead + off));
}
