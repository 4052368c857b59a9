// The compiler turns the choreographer's words into a timeline that can be sampled at any moment. It runs
// once, judges nothing (check-routine.ts does) and never asks for the time.

import {
  type Ease,
  type Key,
  type Move,
  phraseCounts,
  type Routine,
} from '#dance/content/routine/notation.ts';
import { applyKey, type Row, stanceRow } from './body-row.ts';
import { calledMove } from './called-move.ts';
import { channel } from './channels.ts';
import { FeetWriter } from './feet-writer.ts';
import type { Spot } from './foot-writer.ts';
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

/** Compiles a routine in pieces: one phrase with each step, so that a page can do other things in between. */
export function* compilePhrases<Name extends string>(routine: Routine<Name>): Generator<void, Timeline> {
  const writer = new KeyWriter();
  for (const [index, phrase] of routine.phrases.entries()) {
    let beat = index * phraseCounts;
    for (const call of phrase.moves) {
      const move = calledMove(routine, call);
      writer.write(beat, move);
      beat += move.counts;
    }
    yield;
  }
  return {
    secondsPerBeat: 60 / routine.beats_per_minute,
    beats: routine.phrases.length * phraseCounts,
    reached: Float64Array.from(writer.reached),
    eases: writer.eases,
    rows: Float64Array.from(writer.rows.flatMap((row) => [...row])),
    feet: { left: writer.feet.left.moves, right: writer.feet.right.moves },
  };
}

/**
 * The writer of keys, move after move: each move begins with the spot on the floor and the feet that the one
 * before left.
 */
class KeyWriter {
  readonly reached: number[] = [];
  readonly eases: Ease[] = [];
  readonly rows: Row[] = [];
  readonly feet = new FeetWriter();
  #spot: Spot = { x: 0, z: 0, facing: 0 };

  write(beat: number, { keys }: Move): void {
    let row = stanceRow();
    keys.forEach((key, index) => {
      const on = beat + key.on - 1;
      const home = this.#spot;
      this.#spot = moved(home, key);
      if (index === 0) this.feet.begin(on, key, home, this.#spot);
      else this.feet.write(on, key, this.#spot);
      row = applyKey(row, key);
      row[channel.facing] = this.#spot.facing;
      this.reached.push(on);
      this.eases.push(key.ease ?? 'lurch');
      this.rows.push(row);
    });
  }
}

function moved(spot: Spot, { face = 0, go: [side, ahead] = [0, 0] }: Key): Spot {
  const facing = spot.facing + face;
  const [sin, cos] = [Math.sin(radians(facing)), Math.cos(radians(facing))];
  return {
    x: spot.x + (side * cos + ahead * sin) / 100,
    z: spot.z + (ahead * cos - side * sin) / 100,
    facing,
  };
}
