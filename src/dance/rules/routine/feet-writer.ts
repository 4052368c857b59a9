// The writer of both feet while the routine is compiled sees to it that a dancer always has one foot to stand
// on between moves.

import type { Key } from '#dance/content/routine/notation.ts';
import { FootWriter, type Spot } from './foot-writer.ts';

/** Beats each foot gets when both must step within one count. */
const hurry = 0.5;

/** The collector of both feet's journeys, key after key; beats count from the start of the routine. */
export class FeetWriter {
  readonly left = new FootWriter(1);
  readonly right = new FootWriter(-1);

  /** Writes the feet that a key asks for, reached on beat `on` around the dancer's spot. */
  write(on: number, key: Key, spot: Spot, most = 1): void {
    if (key.left) this.left.write(on, key.left, spot, most);
    if (key.right) this.right.write(on, key.right, spot, most);
  }

  /**
   * Writes the first key of a move: a foot that the key does not name steps home to where the move begins
   * (`home`), half a beat ahead when the other foot has to step as well.
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
