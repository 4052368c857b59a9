// The foot writer collects one foot's journeys while the routine is compiled. Between two journeys the foot
// does not move at all.

import type { Foot, FootAction } from '#dance/content/routine/notation.ts';
import type { FootMove, FootPlace } from './timeline.ts';
import { radians } from './vector.ts';

/** The dancer's spot on the floor: metres and degrees. */
export type Spot = { x: number; z: number; facing: number };

/** The most beats that a foot's journey takes. */
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
const raisedHeel = { touch: 42, ball: 38, heel: -22, lift: 28 };

/** The action of a foot in a key. */
export function actionOf(foot: Foot): FootAction {
  return typeof foot === 'string' ? foot : foot[0];
}

/** Collects the journeys of the foot on `side` (1 left, -1 right). */
export class FootWriter {
  readonly moves: FootMove[] = [];
  readonly #side: 1 | -1;
  #place: FootPlace;

  constructor(side: 1 | -1) {
    this.#side = side;
    this.#place = { x: (home.out * side) / 100, z: 0, yaw: home.turnout * side, high: 0, heel: 0 };
    this.moves.push({ start: -1, end: -1, action: 'step', from: this.#place, to: this.#place });
  }

  /** Writes the journey to the place that a key gives. The foot arrives on `beat`, and takes `most` beats at most. */
  write(beat: number, foot: Foot, spot: Spot, most = 1): void {
    const action = actionOf(foot);
    const from = this.#place;
    const to = this.#placed(foot, spot);
    this.#place = to;
    const free = this.moves.at(-1)?.end ?? 0;
    this.moves.push({
      start: Math.max(free, beat - Math.min(most, takes[action])),
      end: beat,
      action,
      from,
      to,
    });
  }

  /** Whether the foot is at its home place beside `spot`, from which moves begin. */
  isHome(spot: Spot): boolean {
    return near(this.#place, this.#placed('step', spot));
  }

  /** Whether the foot can do an action from its present place. A turn or rise at a named place needs the foot there. */
  canDo(foot: Foot, spot: Spot): boolean {
    if (typeof foot === 'string' || !staysOn(foot[0])) return true;
    const { x, z } = this.#placed(foot, spot);
    return Math.hypot(this.#place.x - x, this.#place.z - z) < 0.01;
  }

  #placed(foot: Foot, spot: Spot): FootPlace {
    const action = actionOf(foot);
    const staying = staysOn(action) && typeof foot === 'string';
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

const staysOn = (action: FootAction) => action === 'pivot' || action === 'ball';

function near(a: FootPlace, b: FootPlace): boolean {
  return (
    Math.hypot(a.x - b.x, a.z - b.z) < 0.01 &&
    Math.abs(a.yaw - b.yaw) < 2 &&
    a.high === b.high &&
    a.heel === b.heel
  );
}
