// The compiler turns the choreographer's notation into a timeline that can be sampled at any moment. The compiler looks
// for no faults of the routine; check-routine.ts does.

import {
  type Ease,
  type Foot,
  type Key,
  type Move,
  phraseCounts,
  type Routine,
} from '#dance/content/routine/notation.ts';
import { applyKey, type Row, stanceRow } from './body-row.ts';
import { calledMove } from './called-move.ts';
import { channel } from './channels.ts';
import { FootWriter, type Spot } from './foot-writer.ts';
import type { Timeline } from './timeline.ts';
import { radians } from './vector.ts';

/** Compiles a routine. A call of an unknown move throws a RangeError with its name. */
export function compileRoutine<Name extends string>(routine: Routine<Name>): Timeline {
  const phrases = compilePhrases(routine);
  for (;;) {
    const { done, value } = phrases.next();
    if (done) return value;
  }
}

/** Compiles one phrase of a routine at each step, so that a page can do other things in between. */
export function* compilePhrases<Name extends string>(routine: Routine<Name>): Generator<void, Timeline> {
  const writer = new MoveWriter();
  for (const [index, phrase] of routine.phrases.entries()) {
    let beat = index * phraseCounts;
    for (const call of phrase.moves) {
      const move = calledMove(routine, call);
      writer.write(beat, move);
      beat += move.counts;
    }
    yield;
  }
  return writer.timeline(60 / routine.beats_per_minute, routine.phrases.length * phraseCounts);
}

/** Writes moves one after the other. Each move begins with the dancer's spot and feet where the move before ended. */
export class MoveWriter {
  readonly #reached: number[] = [];
  readonly #eases: Ease[] = [];
  readonly #rows: Row[] = [];
  readonly #feet = new FeetWriter();
  #spot: Spot = { x: 0, z: 0, facing: 0 };

  /** The dancer's spot after the last written move. */
  get spot(): Spot {
    return this.#spot;
  }

  /** Whether the foot on `side` can begin a move with the action `foot` from its present place (foot-writer.ts). */
  canBegin(side: 'left' | 'right', foot: Foot): boolean {
    return this.#feet[side].canDo(foot, this.#spot);
  }

  /** Writes a move that begins on `beat`. */
  write(beat: number, { keys }: Pick<Move, 'keys'>): void {
    let row = stanceRow();
    keys.forEach((key, index) => {
      const on = beat + key.on - 1;
      const home = this.#spot;
      this.#spot = movedBy(home, key);
      if (index === 0) this.#feet.begin(on, key, home, this.#spot);
      else this.#feet.write(on, key, this.#spot);
      row = applyKey(row, key);
      row[channel.facing] = this.#spot.facing;
      this.#reached.push(on);
      this.#eases.push(key.ease ?? 'lurch');
      this.#rows.push(row);
    });
  }

  /** All written moves, as a timeline of `beats` beats. */
  timeline(secondsPerBeat: number, beats: number): Timeline {
    return {
      secondsPerBeat,
      beats,
      reached: Float64Array.from(this.#reached),
      eases: this.#eases,
      rows: Float64Array.from(this.#rows.flatMap((row) => [...row])),
      feet: { left: this.#feet.left.moves, right: this.#feet.right.moves },
    };
  }
}

/** The spot on the floor to which a key moves the dancer. */
export function movedBy(spot: Spot, { face = 0, go: [side, ahead] = [0, 0] }: Key): Spot {
  const facing = spot.facing + face;
  const [sin, cos] = [Math.sin(radians(facing)), Math.cos(radians(facing))];
  return {
    x: spot.x + (side * cos + ahead * sin) / 100,
    z: spot.z + (ahead * cos - side * sin) / 100,
    facing,
  };
}

/** Beats for each foot when both must step within one count. */
const hurry = 0.5;

/**
 * Collects the journeys of both feet, key after key. Beats are counted from the start of the routine. Where both feet
 * have to step home between two moves, they step one after the other.
 */
class FeetWriter {
  readonly left = new FootWriter(1);
  readonly right = new FootWriter(-1);

  /** Writes the journeys that a key asks for: the feet arrive on beat `on`, at places around the dancer's `spot`. */
  write(on: number, key: Key, spot: Spot, most = 1): void {
    if (key.left) this.left.write(on, key.left, spot, most);
    if (key.right) this.right.write(on, key.right, spot, most);
  }

  /**
   * Writes the first key of a move. A foot that the key does not name steps to its home place beside the spot `home`,
   * on which the move begins; half a beat earlier if the other foot has to step as well.
   */
  begin(on: number, key: Key, home: Spot, spot: Spot): void {
    const astray = [key.left ? [] : this.left, key.right ? [] : this.right]
      .flat()
      .filter((foot) => !foot.isHome(home));
    const both = astray.length > 0 && (key.left || key.right || astray.length > 1);
    astray.forEach((foot, index) => {
      foot.write(both && index === 0 ? on - hurry : on, 'step', home, both ? hurry : 1);
    });
    this.write(on, key, spot, both ? hurry : 1);
  }
}
