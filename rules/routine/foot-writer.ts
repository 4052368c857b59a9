// Writes down one foot's journeys while the routine is compiled. Between two journeys the foot does not move at all.

import type { Foot, FootAction } from '#content/routine/notation.ts';
import type { FootMove, FootPlace } from './timeline.ts';
import { radians } from './vector.ts';

/** Beats a foot takes for its journey, at most. */
const takes: Record<FootAction, number> = {
  step: 0.75,
  stomp: 0.85,
  jump: 0.7,
  drag: 0.95,
  slide: 0.9,
  lift: 0.8,
  touch: 0.6,
  heel: 0.6,
  ball: 0.5,
  pivot: 0.8,
};

const home = { out: 13, turnout: 12 };
const raisedHeel = { touch: 42, ball: 38, heel: -22 };

/** Collects the journeys of the foot on `side` (1 left, -1 right). */
export class FootWriter {
  readonly moves: FootMove[] = [];
  readonly #side: 1 | -1;
  #place: FootPlace;

  constructor(side: 1 | -1) {
    this.#side = side;
    this.#place = { x: (home.out * side) / 100, z: 0, yaw: home.turnout * side, high: 0, heel: 0 };
  }

  /** Brings the foot to where a key wants it by `beat`. `fresh`: the move begins, so a foot not named goes home. */
  write(
    beat: number,
    foot: Foot | undefined,
    spot: { x: number; z: number; facing: number },
    fresh: boolean,
  ): void {
    const wanted = foot ?? (fresh ? 'step' : undefined);
    if (!wanted) return;
    const action = typeof wanted === 'string' ? wanted : wanted[0];
    const to = this.#placed(wanted, action, spot);
    const from = this.#place;
    this.#place = to;
    if (!foot && near(from, to)) return;
    const free = this.moves.at(-1)?.end ?? Number.NEGATIVE_INFINITY;
    this.moves.push({ start: Math.max(free, beat - takes[action]), end: beat, action, from, to });
  }

  #placed(foot: Foot, action: FootAction, spot: { x: number; z: number; facing: number }): FootPlace {
    const staying = (action === 'pivot' || action === 'ball') && typeof foot === 'string';
    const [, out = home.out, ahead = 0, high = action === 'lift' ? 24 : action === 'heel' ? 5 : 0] =
      typeof foot === 'string' ? [foot] : foot;
    const [sin, cos] = [Math.sin(radians(spot.facing)), Math.cos(radians(spot.facing))];
    const side = (out * this.#side) / 100;
    return {
      x: staying ? this.#place.x : spot.x + side * cos + (ahead / 100) * sin,
      z: staying ? this.#place.z : spot.z + (ahead / 100) * cos - side * sin,
      yaw: spot.facing + home.turnout * this.#side,
      high: high / 100,
      heel: action in raisedHeel ? raisedHeel[action as keyof typeof raisedHeel] : 0,
    };
  }
}

function near(a: FootPlace, b: FootPlace): boolean {
  return (
    Math.hypot(a.x - b.x, a.z - b.z) < 0.01 &&
    Math.abs(a.yaw - b.yaw) < 2 &&
    a.high === b.high &&
    a.heel === b.heel
  );
}
