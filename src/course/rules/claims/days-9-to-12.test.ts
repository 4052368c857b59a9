import { expect, test } from 'vitest';
import { type Claim, plain, wordsOf } from '../testing/claim.ts';
import { type Dancer, dancersFrom as from, dancerOn as on } from '../testing/dancer-on.ts';

const faces = (it: Dancer, degrees: number) => Math.cos(((it.faces - degrees) * Math.PI) / 180) > 0.85;

const claims: Claim[] = [
  {
    day: 9,
    says: 'Shrink on 1. From 3 the left arm opens with the weight, from 5 the right one, on 7 you open all the way up, chest to the sky.',
    holds: () =>
      on(17, 1).high('crown') < 1.25 &&
      on(17, 3).leftOf('palm_left', 'shoulder_left') > 0.35 &&
      on(17, 3).carries('left') > 0.8 &&
      on(17, 5).leftOf('shoulder_right', 'palm_right') > 0.35 &&
      on(17, 5).carries('right') > 0.8 &&
      on(17, 7).chestUp > 5 &&
      on(17, 7).apart('palm_left', 'palm_right') > 1.1,
  },
  {
    day: 9,
    says: 'shrink only goes on falling, and pulls the left foot in under you.',
    holds: () =>
      on(16, 33).high('crown') < on(16, 32).high('crown') - 0.1 &&
      on(16, 33).place.toe_left[0] < on(16, 32).place.toe_left[0] - 0.2 &&
      Math.abs(on(16, 33).place.toe_right[0] - on(16, 32).place.toe_right[0]) < 0.02,
  },
  {
    day: 9,
    says: 'The hands arrive with 7 and not before.',
    holds: () => on(17, 6).above('palm_left', 'crown') < 0 && on(17, 7).above('palm_left', 'crown') > 0.1,
  },
  {
    day: 9,
    says: 'After the pivot turns, are you where you started?',
    holds: () =>
      Math.hypot(
        on(18, 16).place.pelvis[0] - on(18, 8).place.pelvis[0],
        on(18, 16).place.pelvis[2] - on(18, 8).place.pelvis[2],
      ) < 0.35,
  },
  {
    day: 9,
    says: 'Two pivot turns: to the back, to the front.',
    holds: () => faces(on(18, 12), 180) && faces(on(18, 16), 0),
  },
  {
    day: 9,
    says: 'You leave the roar with the right foot, so keep your weight forward on 8.',
    holds: () => on(18, 8).carries('left') > 0.8,
  },
  {
    day: 9,
    says: 'Roar on 7, hold 8.',
    holds: () => on(18, 7).mouth > 0.9 && on(18, 8).mouth > 0.9,
  },
  {
    day: 10,
    says: 'right shoulder on 1, 5 and 7',
    holds: () =>
      [1, 5, 7].every((count) => on(19, count).shrug('right') > on(19, count).shrug('left') + 0.06),
  },
  {
    day: 10,
    says: 'Together on 7, jump on 8, both times.',
    holds: () =>
      [7, 15].every((count) => on(20, count).leftOf('ankle_left', 'ankle_right') < 0.32) &&
      from(20, 7.3, 8).some((it) => it.high('toe_left') > 0.1) &&
      from(20, 15.3, 16).some((it) => it.high('toe_left') > 0.1),
  },
  {
    day: 10,
    says: 'Lose one joint after the other: the knee on 1, the hip on 2, all the way down on 3.',
    holds: () =>
      [26, 27].every((count) => on(20, count).high('crown') < on(20, count - 1).high('crown') - 0.1) &&
      on(20, 27).high('pelvis') < 0.55,
  },
  {
    day: 10,
    says: 'Lie in wait for 5 and 6. One pull up on 7, as if by the collar. The head snaps up on 8.',
    holds: () =>
      from(20, 29, 30).every((it) => it.high('pelvis') < 0.55) &&
      on(20, 31).high('pelvis') > 0.85 &&
      on(20, 31).faceUp < -15 &&
      on(20, 32).faceUp > 0,
  },
  {
    day: 11,
    says: 'The slide ends with everything hanging.',
    holds: () =>
      on(21, 16).above('palm_left', 'shoulder_left') < -0.4 &&
      on(21, 16).above('palm_right', 'shoulder_right') < -0.4,
  },
  {
    day: 11,
    says: 'Both arms out, knees stiff, four heavy steps of two counts each',
    holds: () =>
      [9, 11, 13].every((count) => {
        const it = on(22, count);
        const [stands, trails] =
          it.carries('left') > 0.5 ? (['left', 'right'] as const) : (['right', 'left'] as const);
        return it.knee(stands) > 160 && it.knee(trails) > 155;
      }) &&
      on(22, 9).aheadOf('palm_left', 'chest') > 0.35 &&
      on(22, 9).aheadOf('palm_right', 'chest') > 0.35,
  },
  {
    day: 11,
    says: 'does the weight rock from side to side like a boat?',
    holds: () =>
      on(22, 9).carries('left') > 0.75 &&
      on(22, 11).carries('right') > 0.75 &&
      on(22, 13).carries('left') > 0.75,
  },
  {
    day: 11,
    says: 'Whatever you grabbed, it is yours: pull it to your chest on 8.',
    holds: () =>
      on(22, 16).apart('palm_left', 'chest') < 0.36 && on(22, 15).apart('palm_left', 'chest') > 0.45,
  },
  {
    day: 12,
    says: 'Stomp pivots with the left foot forward, a quarter to the right each. Four of them, home to the front.',
    holds: () => [4, 8, 12, 16].every((count, i) => faces(on(23, count), -90 * (i + 1))),
  },
  {
    day: 12,
    says: 'Two pivot turns, also to the right: step through with the left',
    holds: () => on(23, 17).aheadOf('toe_left', 'toe_right') > 0.25,
  },
  {
    day: 12,
    says: 'Back, then front.',
    holds: () => faces(on(23, 20), 180) && faces(on(23, 24), 0),
  },
  {
    day: 12,
    says: 'Turn away on 1, shoulders down, as if it were over. Wait on 4.',
    holds: () => on(24, 9).faces > 25 && on(24, 12).mouth < 0.3,
  },
  {
    day: 12,
    says: 'On 5 the right foot stomps forward, both claws go up, the mouth opens: boo.',
    holds: () =>
      on(24, 13).aheadOf('toe_right', 'toe_left') > 0.3 &&
      on(24, 13).above('palm_left', 'head') > 0 &&
      on(24, 13).above('palm_right', 'shoulder_right') > 0.1 &&
      on(24, 13).mouth > 0.9,
  },
  {
    day: 12,
    says: 'Sink into it on 7 and hold.',
    holds: () => on(24, 15).high('pelvis') < on(24, 13).high('pelvis') - 0.03,
  },
  {
    day: 12,
    says: 'hold the pose for sixteen counts without shifting a foot',
    holds: () =>
      (['toe_left', 'toe_right'] as const).every((toe) => {
        const first = on(24, 17.6).place[toe];
        return from(24, 18, 32).every(
          ({ place }) => Math.hypot(place[toe][0] - first[0], place[toe][2] - first[2]) < 0.02,
        );
      }),
  },
];

test.each(claims)('day $day: $says', ({ day, says, holds }) => {
  expect(wordsOf(day).toLowerCase()).toContain(plain(says).toLowerCase());
  expect(holds(), 'what the figure does').toBe(true);
});
