// The sides from which the dance can be seen. Words do not change with the side: 'left' is always the learner's
// own left, and the dancer's bare foot is the left one in every view.

/** The dancer faces the learner and is mirrored, is seen from behind, or faces the learner as on the day. */
export type Side = 'mirror' | 'follow' | 'day';

type Choice = { side: Side; sideChosen: boolean };
type Offer = { sides: readonly Side[] };

/** The sides in the order in which they are offered. */
export const sides = ['mirror', 'follow', 'day'] as const satisfies readonly Side[];

/**
 * The side that a medium shows. A film is shown as it was filmed (`day`) until the learner has chosen a side: a
 * film may face either way, and mirrored writing in it can't be read.
 */
export function shownSide({ side, sideChosen }: Choice, { sides: offered }: Offer): Side {
  if (!offered.includes(side)) return 'day';
  return sideChosen || offered.length === sides.length ? side : 'day';
}

/** The name of a side; `filmed` for a film that the learner has not turned. */
export function sideName(side: Side, { sides: offered }: Offer): Side | 'filmed' {
  return side === 'day' && offered.length < sides.length ? 'filmed' : side;
}

/** The side after the shown one, among the sides that the medium has. */
export function nextSide(shown: Side, { sides: offered }: Offer): Side {
  return offered[(offered.indexOf(shown) + 1) % offered.length] ?? shown;
}
