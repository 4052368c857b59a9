// Checks on the figure what the notes say about repeated moves, on the same side and on the other side.

import { expect, test } from 'vitest';
import type { Joint } from '#dance/rules/routine/pose.ts';
import { plain, wordsOf } from '../testing/claim.ts';
import { type Dancer, dancerOn as on } from '../testing/dancer-on.ts';

type Place = [phrase: number, count: number];
/** A claim of the notes: for `counts` counts the figure does the same from `first` and from `again`, or mirrors it. */
type RepeatClaim = [
  day: number,
  says: string,
  first: Place,
  again: Place,
  counts: number,
  how: 'same' | 'mirrored',
];

const claims: RepeatClaim[] = [
  [1, 'The same, right hand first.', [1, 9], [1, 17], 7, 'mirrored'],
  [1, 'The same to the right.', [2, 1], [2, 9], 8, 'mirrored'],
  [1, 'Limp home to the right.', [2, 17], [2, 25], 8, 'mirrored'],
  [2, 'The same again. Twice is how marches work.', [3, 1], [3, 9], 8, 'same'],
  [2, 'March forward, march back, drag on 4 and on 8, as before.', [3, 1], [4, 1], 8, 'same'],
  [2, 'On 5 all of it starts on the right: two right, two left.', [4, 9], [4, 13], 4, 'mirrored'],
  [2, 'Swim again with the left arm first.', [4, 17], [4, 25], 8, 'mirrored'],
  [3, 'The same to the right, back to your place.', [5, 1], [5, 9], 8, 'mirrored'],
  [3, 'On 5 start again from the right.', [5, 17], [5, 21], 4, 'mirrored'],
  [3, 'Shuffle ha to the left, shuffle ha to the right.', [5, 25], [5, 29], 4, 'mirrored'],
  [3, 'The same, starting right.', [6, 1], [6, 9], 8, 'mirrored'],
  [3, 'Then right foot, left knee, left foot.', [6, 17], [6, 21], 4, 'mirrored'],
  [4, 'Stomp left foot first, stomp right foot first.', [7, 1], [7, 5], 4, 'mirrored'],
  [4, 'Claws from the left, claws from the right.', [7, 9], [7, 13], 4, 'mirrored'],
  [4, 'Knee up with the left leg.', [7, 21], [7, 25], 4, 'mirrored'],
  [4, 'The same, right side first.', [8, 1], [8, 9], 8, 'mirrored'],
  [4, 'Wuz up, left first. You come straight out of the dangle', [8, 1], [8, 25], 8, 'same'],
  [5, 'As on Day 3: to the left, to the right.', [5, 1], [9, 1], 16, 'same'],
  [5, 'Bigger: to the left, to the right.', [9, 17], [9, 25], 8, 'mirrored'],
  [5, 'The same from the other side.', [10, 1], [10, 9], 8, 'mirrored'],
  [5, 'On 5 the other side begins: right, left, down, front.', [10, 17], [10, 21], 4, 'mirrored'],
  [5, 'Oh snap, first side again.', [10, 1], [10, 25], 8, 'same'],
  [6, 'On 5 the right fist takes over.', [11, 1], [11, 5], 4, 'mirrored'],
  [6, 'All of it again. Second chorus, more hair.', [11, 1], [11, 17], 8, 'same'],
  [6, 'Head and shoulders from the right.', [12, 1], [12, 17], 8, 'mirrored'],
  [6, 'Head snaps from 5: left, right, down, front.', [10, 17], [12, 13], 4, 'same'],
  [6, 'then the howl from Day 4: breathe, howl, stay, fade.', [7, 29], [12, 29], 4, 'same'],
  [7, 'Stomp left first, stomp right first, as on Day 3.', [6, 17], [13, 25], 8, 'same'],
  [7, 'Then the howl.', [7, 29], [14, 29], 4, 'same'],
  [8, 'Shuffle ha, slide to the left, then to the right.', [5, 1], [15, 1], 16, 'same'],
  [8, 'The same on the other side: left foot out, dig left, throw right.', [15, 17], [15, 25], 8, 'mirrored'],
  [8, 'Oh snap, other side.', [10, 9], [16, 17], 8, 'same'],
  [9, 'Head and shoulders, right first.', [17, 9], [17, 17], 8, 'mirrored'],
  [9, 'Hip and roar, right first.', [18, 1], [18, 17], 8, 'mirrored'],
  [10, 'March forward, march back, and again.', [3, 1], [19, 17], 16, 'same'],
  [10, 'Swim right arm first, then left arm first.', [4, 17], [20, 1], 16, 'same'],
  [10, 'Booty bounce from the left, booty bounce from the right.', [4, 9], [20, 17], 8, 'same'],
  [11, 'Shuffle ha, slide to the left and to the right.', [5, 1], [21, 1], 16, 'same'],
  [11, 'Wuz up, right first.', [8, 9], [21, 25], 8, 'same'],
  [11, 'Drag it back: fall, drag, fall, drag.', [3, 25], [22, 17], 8, 'same'],
  [12, 'Knee up twice with the right, twice with the left.', [23, 25], [23, 29], 4, 'mirrored'],
  [12, 'As on Day 9: shrink, left, right, open, and.', [17, 1], [24, 1], 8, 'same'],
];

const outer = ['palm', 'elbow', 'knee', 'ankle', 'toe'] as const;

/** The difference of two poses in metres, at the joint that differs most. Facing and place on the floor don't count. */
function unlike(a: Dancer, b: Dancer, mirrored: boolean): number {
  const apart = (joint: Joint, other: Joint) =>
    Math.hypot(
      a.above(joint, 'pelvis') - b.above(other, 'pelvis'),
      a.aheadOf(joint, 'pelvis') - b.aheadOf(other, 'pelvis'),
      a.leftOf(joint, 'pelvis') - b.leftOf(other, 'pelvis') * (mirrored ? -1 : 1),
    );
  const [left, right] = mirrored ? (['right', 'left'] as const) : (['left', 'right'] as const);
  return Math.max(
    apart('crown', 'crown'),
    ...outer.flatMap((part) => [
      apart(`${part}_left`, `${part}_${left}`),
      apart(`${part}_right`, `${part}_${right}`),
    ]),
  );
}

test.each(claims)('day %i: %s', (day, says, [phrase, from], [otherPhrase, otherFrom], counts, how) => {
  expect(wordsOf(day)).toContain(plain(says));
  for (let count = 0; count < counts; count += 1) {
    const difference = unlike(
      on(phrase, from + count),
      on(otherPhrase, otherFrom + count),
      how === 'mirrored',
    );
    expect(difference, `count ${count + 1}`).toBeLessThan(0.3);
  }
});
