import { expect, test } from 'vitest';
import { type Claim, plain, wordsOf } from '../testing/claim.ts';
import { dancersFrom as from, dancerOn as on } from '../testing/dancer-on.ts';

const claims: Claim[] = [
  {
    day: 1,
    says: 'knees deep, back round, hands near the floor',
    holds: () => {
      const it = on(1, 1);
      return it.knee('left') < 110 && it.knee('right') < 110 && it.high('palm_left') < 0.35;
    },
  },
  {
    day: 1,
    says: 'Only the shoulders wake: left on 3, right on 5.',
    holds: () =>
      from(1, 1, 8).every((it) => it.high('palm_left') < 0.5 && it.high('palm_right') < 0.5) &&
      on(1, 3).high('shoulder_left') > on(1, 2).high('shoulder_left') + 0.07 &&
      on(1, 5).high('shoulder_right') > on(1, 4).high('shoulder_right') + 0.07,
  },
  {
    day: 1,
    says: 'Left hand through the soil on 1, fingers wide. On 2 it becomes a claw, at once.',
    holds: () =>
      on(1, 9).above('palm_left', 'crown') > 0.1 &&
      on(1, 9).claw('left') < 0.2 &&
      on(1, 10).claw('left') > 0.9,
  },
  {
    day: 1,
    says: 'Pull it down over 3 and 4. Then the right hand: reach 5, claw 6, pull 7.',
    holds: () =>
      on(1, 12).high('palm_left') < 0.5 &&
      on(1, 13).above('palm_right', 'crown') > 0.1 &&
      on(1, 14).claw('right') > 0.9 &&
      on(1, 16).high('palm_right') < 0.5,
  },
  {
    day: 1,
    says: 'The hips stay low.',
    holds: () => from(1, 9, 24).every((it) => it.high('pelvis') < 0.6),
  },
  {
    day: 1,
    says: 'Push from the knees on 1, up on 3, up on 5, roll through the back on 7.',
    holds: () =>
      [27, 29, 31].every((count) => on(1, count).high('pelvis') > on(1, count - 2).high('pelvis') + 0.05) &&
      on(1, 31).chestUp > on(1, 29).chestUp + 25,
  },
  {
    day: 1,
    says: 'The head snaps up on 8, and not one count earlier.',
    holds: () => from(1, 25, 31.5).every((it) => it.faceUp < -20) && on(1, 32).faceUp > 0,
  },
  {
    day: 1,
    says: 'Left foot wide and fall onto it: sway. On 3 you fall the other way',
    holds: () =>
      on(2, 1).leftOf('ankle_left', 'ankle_right') > 0.45 &&
      on(2, 1).carries('left') > 0.8 &&
      on(2, 3).carries('right') > 0.8,
  },
  {
    day: 1,
    says: 'On 5 you drop from the waist, hands towards the floor.',
    holds: () => on(2, 5).high('palm_left') < 0.55 && on(2, 5).high('palm_right') < 0.55,
  },
  {
    day: 1,
    says: 'on 8 the head snaps to the left: there',
    holds: () => on(2, 8).looks > 35 && on(2, 16).looks < -35,
  },
  {
    day: 1,
    says: 'The right foot never leaves the floor; it is luggage.',
    holds: () =>
      from(2, 17, 24).every((it) => it.high('toe_right') < 0.06) &&
      from(2, 25, 32).every((it) => it.high('toe_left') < 0.06),
  },
  {
    day: 1,
    says: 'Reach with both arms on 5',
    holds: () =>
      (['left', 'right'] as const).every((side) => on(2, 21).leftOf(`palm_${side}`, 'neck') > 0.15),
  },
  {
    day: 2,
    says: 'Forward left, right, left, and drag the right foot in on 4.',
    holds: () =>
      on(3, 1).carries('left') > 0.8 &&
      on(3, 2).carries('right') > 0.8 &&
      on(3, 3).carries('left') > 0.8 &&
      from(3, 3.1, 4).every((it) => it.high('toe_right') < 0.06),
  },
  {
    day: 2,
    says: 'Back right, left, right, and drag the left one on 8.',
    holds: () =>
      on(3, 5).carries('right') > 0.8 &&
      on(3, 6).carries('left') > 0.8 &&
      on(3, 7).carries('right') > 0.8 &&
      from(3, 7.1, 8).every((it) => it.high('toe_left') < 0.06),
  },
  {
    day: 2,
    says: 'the opposite arm swings forward',
    holds: () =>
      on(3, 1).aheadOf('palm_right', 'palm_left') > 0.3 && on(3, 2).aheadOf('palm_left', 'palm_right') > 0.3,
  },
  {
    day: 2,
    says: 'the hips leave first and the arms stay behind in front',
    holds: () => [5, 6, 7].every((count) => on(3, count).aheadOf('palm_left', 'pelvis') > 0.3),
  },
  {
    day: 2,
    says: 'The right shoulder jumps to the ear on 1, 5 and 7.',
    holds: () =>
      [17, 21, 23].every((count) => on(3, count).shrug('right') > on(3, count).shrug('left') + 0.06) &&
      [18, 19, 20, 22, 24].every((count) => on(3, count).shrug('right') < on(3, 17).shrug('right') - 0.06),
  },
  {
    day: 2,
    says: 'Does only one shoulder shrug? The left one is dead.',
    holds: () => {
      const lifts = from(3, 17, 24).map((it) => it.shrug('left'));
      return Math.max(...lifts) - Math.min(...lifts) < 0.03;
    },
  },
  {
    day: 2,
    says: 'on 8 the dragged foot takes the weight, so that the left one is free to fall.',
    holds: () => on(3, 24).carries('right') > 0.7,
  },
  {
    day: 2,
    says: 'Fall back onto the left foot on 1, haul the right one after it on 3.',
    holds: () =>
      on(3, 25).carries('left') > 0.8 &&
      on(3, 29).carries('left') > 0.8 &&
      from(3, 25.1, 28).every((it) => it.high('toe_right') < 0.06),
  },
  {
    day: 2,
    says: 'Left foot out, sit back, left hand on the knee.',
    holds: () =>
      on(4, 9).apart('palm_left', 'knee_left') < 0.16 && on(4, 11).apart('palm_right', 'knee_right') < 0.16,
  },
  {
    day: 2,
    says: 'Sit back and push the hips out twice to each side.',
    holds: () => on(4, 10).leftOf('pelvis', 'ankle_right') > on(4, 12).leftOf('pelvis', 'ankle_right') + 0.25,
  },
  {
    day: 2,
    says: 'right arm on 1, left on 3, right on 5.',
    holds: () =>
      on(4, 17).aheadOf('palm_right', 'shoulder_right') > 0.4 &&
      on(4, 19).aheadOf('palm_left', 'shoulder_left') > 0.4 &&
      on(4, 21).aheadOf('palm_right', 'shoulder_right') > 0.4,
  },
  {
    day: 2,
    says: 'Feet together on 7, everything sinks',
    holds: () =>
      on(4, 23).apart('ankle_left', 'ankle_right') < 0.25 &&
      on(4, 23).high('pelvis') < on(4, 21).high('pelvis') - 0.08,
  },
  {
    day: 2,
    says: 'and jump on 8 with both claws high',
    holds: () => on(4, 24).above('palm_left', 'crown') > 0 && on(4, 24).above('palm_right', 'crown') > 0,
  },
  {
    day: 2,
    says: 'You land it exactly on the last count.',
    holds: () =>
      from(4, 31.3, 32).some((it) => it.high('toe_left') > 0.1 && it.high('toe_right') > 0.1) &&
      on(4, 32).high('toe_left') < 0.04,
  },
  {
    day: 3,
    says: 'Two flat shuffles to the left on 1 and 2, arms low',
    holds: () =>
      [1, 1.5, 2, 2.5].every((count) => {
        const it = on(5, count);
        return it.above('palm_left', 'pelvis') < 0.02 && it.above('palm_right', 'pelvis') < 0.02;
      }),
  },
  {
    day: 3,
    says: 'In a shuffle the feet never leave the floor.',
    holds: () => from(5, 1, 2.5).every((it) => it.high('toe_left') < 0.05 && it.high('toe_right') < 0.05),
  },
  {
    day: 3,
    says: 'Ha on 3: up, claws high, mouth open, all in one instant.',
    holds: () =>
      on(5, 2.6).mouth < 0.4 &&
      on(5, 3).mouth > 0.9 &&
      on(5, 3).above('palm_left', 'head') > 0 &&
      on(5, 3).above('palm_right', 'head') > 0,
  },
  {
    day: 3,
    says: 'one long low slide to the left on 5, arms wide',
    holds: () => {
      const it = on(5, 5);
      return it.apart('palm_left', 'palm_right') > 1.2 && it.high('pelvis') < on(5, 3).high('pelvis') - 0.12;
    },
  },
  {
    day: 3,
    says: 'the dead leg comes in on 7 and 8',
    holds: () =>
      [7, 8].every(
        (count) =>
          on(5, count).leftOf('ankle_left', 'ankle_right') <
          on(5, count === 7 ? 5 : 7).leftOf('ankle_left', 'ankle_right') - 0.15,
      ),
  },
  {
    day: 3,
    says: 'No slide this time.',
    holds: () => from(5, 27, 32).every((it) => it.high('pelvis') > on(5, 5).high('pelvis') + 0.06),
  },
  {
    day: 3,
    says: 'Make this one the biggest.',
    holds: () =>
      on(6, 31).aheadOf('toe_left', 'toe_right') > on(6, 7).aheadOf('toe_left', 'toe_right') + 0.05 ||
      on(6, 31).apart('palm_left', 'palm_right') > on(6, 7).apart('palm_left', 'palm_right') + 0.1,
  },
  {
    day: 3,
    says: 'Turn the ribs; the feet stay where they are.',
    holds: () =>
      (['toe_left', 'toe_right'] as const).every((toe) => {
        const first = on(5, 17).place[toe];
        return from(5, 17, 20).every(
          (it) => Math.hypot(it.place[toe][0] - first[0], it.place[toe][2] - first[2]) < 0.02,
        );
      }),
  },
  {
    day: 3,
    says: 'Left foot out, left hand on the hip bone, right claw up.',
    holds: () =>
      on(6, 1).handToHip('left') < 0.12 &&
      on(6, 2).handToHip('left') < 0.12 &&
      on(6, 1).above('palm_right', 'shoulder_right') > 0,
  },
  {
    day: 3,
    says: 'the hands change over on 3',
    holds: () =>
      on(6, 3).handToHip('right') < 0.12 &&
      on(6, 4).handToHip('right') < 0.12 &&
      on(6, 3).above('palm_left', 'shoulder_left') > 0,
  },
  {
    day: 3,
    says: 'Hip left, right, left, right on 1 to 4',
    holds: () =>
      [1, 3].every((count) => on(6, count).carries('left') > 0.8 && on(6, count + 1).carries('right') > 0.8),
  },
  {
    day: 3,
    says: 'wind yourself up small, arms crossed low',
    holds: () =>
      on(6, 6).leftOf('palm_right', 'palm_left') > 0.05 &&
      on(6, 6).high('crown') < on(6, 4).high('crown') - 0.3,
  },
  {
    day: 3,
    says: 'On 7 step forward with the left and roar as big as you are. Hold 8.',
    holds: () =>
      on(6, 7).aheadOf('toe_left', 'toe_right') > 0.2 && on(6, 7).mouth > 0.9 && on(6, 8).mouth > 0.9,
  },
  {
    day: 3,
    says: 'Stomp the left foot on 1, lift the right knee on 2, stomp it on 3, wait on 4.',
    holds: () =>
      on(6, 17).carries('left') > 0.8 &&
      on(6, 18).above('knee_right', 'knee_left') > 0.2 &&
      on(6, 19).high('toe_right') < 0.05,
  },
];

test.each(claims)('day $day: $says', ({ day, says, holds }) => {
  expect(wordsOf(day)).toContain(plain(says));
  expect(holds(), 'what the figure does').toBe(true);
});
