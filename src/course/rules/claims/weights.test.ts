// Checks on the figure what the notes say about the dancer's weight, phrase by phrase and from one day to the next.

import { expect, test } from 'vitest';
import { plain, wordsOf } from '../testing/claim.ts';
import { dancerOn as on } from '../testing/dancer-on.ts';

type Carrier = 'left' | 'right' | 'both';
/** A claim of the notes: a day's words, and the foot that carries the weight on these counts of a phrase. */
type WeightClaim = [day: number, says: string, phrase: number, counts: Record<number, Carrier>];

const claims: WeightClaim[] = [
  [
    1,
    'Both feet carry until push. Then the right one on 3, the left one on 5, and both from 7 on.',
    1,
    { 1: 'both', 9: 'both', 24: 'both', 27: 'right', 29: 'left', 31: 'both', 32: 'both' },
  ],
  [
    1,
    'In the limp the dragged leg carries for one count',
    2,
    { 17: 'left', 18: 'right', 19: 'left', 20: 'right', 21: 'left' },
  ],
  [
    2,
    'and on 8 you stand between your feet. That same foot, the luggage, marches off on 1.',
    2,
    { 32: 'both', 33: 'left' },
  ],
  [
    2,
    'In the march the dragged foot only touches, on 4 and on 8',
    3,
    { 4: 'left', 5: 'right', 8: 'right', 9: 'left' },
  ],
  [
    2,
    'four counts in a row the right leg carries.',
    4,
    { 10: 'left', 11: 'right', 12: 'right', 13: 'right', 14: 'right', 15: 'left' },
  ],
  [
    2,
    'A swimming arm pulls over the other foot: right arm, left foot.',
    4,
    { 17: 'left', 19: 'right', 21: 'left' },
  ],
  [3, 'You land the jump on 8 with both feet', 4, { 32: 'both', 33: 'left' }],
  [
    3,
    'all of you hangs over the bent left knee. Only on 8 are you back in the middle',
    5,
    { 5: 'left', 6: 'left', 8: 'both', 9: 'right' },
  ],
  [3, 'the next hip goes to the other side', 6, { 8: 'left', 9: 'right', 16: 'right' }],
  [
    3,
    'In the stomps the weight comes back on the fourth count',
    6,
    { 19: 'right', 20: 'left', 21: 'right', 23: 'left', 24: 'right' },
  ],
  [
    4,
    'The last roar leaves you on the left foot, and the first stomp is the left one too.',
    6,
    { 32: 'left', 33: 'left' },
  ],
  [
    4,
    'left leg while the right knee flies, and the other way round.',
    7,
    { 21: 'left', 23: 'left', 25: 'right', 27: 'right' },
  ],
  [
    4,
    'Left chin, left foot; right chin, right foot; in front on both.',
    8,
    { 1: 'left', 3: 'right', 5: 'both' },
  ],
  [4, 'The string pulls the arm up and the weight goes to the other leg.', 8, { 17: 'right', 19: 'left' }],
  [5, 'push off with the right foot: the shuffle to the left begins', 8, { 33: 'left' }],
  [
    5,
    'Each slide ends almost in the middle, a little more on the side that it went to',
    9,
    { 8: 'both', 16: 'both' },
  ],
  [
    5,
    'right and left, then left and right. From 5 on both feet carry',
    10,
    { 1: 'right', 2: 'left', 3: 'left', 4: 'right', 5: 'both', 8: 'both' },
  ],
  [6, 'The last snap breaks to the right over both feet.', 10, { 32: 'both' }],
  [
    6,
    'A little more on the left while the left fist is up, a little more on the right for the other.',
    11,
    { 1: 'left', 4: 'left', 5: 'right', 8: 'right' },
  ],
  [
    6,
    'It follows the head: left, right, left, right. In the shrugs both feet carry',
    12,
    { 1: 'left', 2: 'right', 3: 'left', 4: 'right', 9: 'both', 12: 'both' },
  ],
  [
    7,
    'The howl lets you stand on the left foot until it fades. So the right one is free',
    12,
    { 30: 'left', 31: 'left', 33: 'right' },
  ],
  [
    7,
    'The closing stomp is always the left foot, so that the right one is free for the next.',
    13,
    { 4: 'left', 5: 'right', 8: 'left', 9: 'right' },
  ],
  [
    7,
    'it ends on the left foot, and the fourth eight stomps the left one at once.',
    13,
    { 24: 'left', 25: 'left' },
  ],
  [
    7,
    'the pivot turns end on the left foot, and the left one goes forward next.',
    14,
    { 8: 'left', 9: 'left' },
  ],
  [8, 'The howl ends in the middle, facing front.', 14, { 32: 'both', 33: 'left' }],
  [
    8,
    'Catch yourself on the left on 8. From there: dig over one leg, throw over the other.',
    15,
    { 17: 'right', 18: 'left', 19: 'right', 20: 'left' },
  ],
  [9, 'The last chord drops you forward onto both feet.', 16, { 32: 'both', 33: 'both' }],
  [9, 'the left foot on 3, the right one on 5, both for open', 17, { 3: 'left', 5: 'right', 7: 'both' }],
  [9, 'The claws at the end begin over the left foot.', 17, { 29: 'left' }],
  [
    9,
    'Roar onto the left foot, leave it with the right.',
    18,
    { 8: 'left', 9: 'right', 16: 'left', 17: 'right', 24: 'right', 25: 'left' },
  ],
  [
    10,
    'The last stomp goes back onto the right foot on 8. The left one is free',
    18,
    { 32: 'right', 33: 'left' },
  ],
  [
    10,
    'Here the dragged foot of the shrugs takes the weight on 8',
    19,
    { 8: 'right', 9: 'left', 20: 'left', 24: 'right' },
  ],
  [
    10,
    'you give in over the left leg on 1 and over the right one on 2, and from 3 on both',
    20,
    { 25: 'left', 26: 'right', 27: 'both' },
  ],
  [
    11,
    'The slide to the right ends a little on the right foot; the first wuz drops you onto the left one.',
    21,
    { 15: 'right', 17: 'left' },
  ],
  [
    11,
    'Left, right, left, right, two counts each, and grab finds you on the right.',
    22,
    { 9: 'left', 11: 'right', 13: 'left', 15: 'right', 17: 'left' },
  ],
  [12, 'The march back drags the left foot in on 8. It only touches', 22, { 32: 'right', 33: 'left' }],
  [
    12,
    'The last turn ends on it too, and the first kick is the right knee',
    23,
    { 4: 'right', 24: 'right', 25: 'left' },
  ],
  [
    12,
    'The left foot carries while you are turned away. Boo puts most of you on the right one',
    24,
    { 9: 'left', 12: 'left', 13: 'right', 16: 'right', 31: 'right' },
  ],
];

test.each(claims)('day %i: %s', (day, says, phrase, counts) => {
  expect(wordsOf(day)).toContain(plain(says));
  for (const [count, carrier] of Object.entries(counts)) {
    const left = on(phrase, Number(count)).carries('left');
    const carries = left >= 0.6 ? 'left' : left <= 0.4 ? 'right' : 'both';
    expect(
      carries === carrier || (carrier === 'both' && left >= 0.35 && left <= 0.65),
      `count ${count}: ${left}`,
    ).toBe(true);
  }
});
