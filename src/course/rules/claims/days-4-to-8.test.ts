import { expect, test } from 'vitest';
import { type Claim, plain, wordsOf } from '../testing/claim.ts';
import { type Dancer, dancersFrom as from, dancerOn as on } from '../testing/dancer-on.ts';

const low = (it: Dancer) => it.high('palm_left') < 0.6 && it.high('palm_right') < 0.6;
/** By how many degrees, between -180 and 180, the dancer has turned to the left from one pose to another. */
const turn = (was: Dancer, is: Dancer) => ((((is.faces - was.faces + 180) % 360) + 360) % 360) - 180;
const faces = (it: Dancer, degrees: number) => Math.cos(((it.faces - degrees) * Math.PI) / 180) > 0.85;

const claims: Claim[] = [
  {
    day: 4,
    says: 'the right knee flies across to the left elbow, down on 6, again on 7 and 8',
    holds: () =>
      [21, 23].every((count) => on(7, count).apart('knee_right', 'elbow_left') < 0.45) &&
      [22, 24].every((count) => on(7, count).high('toe_right') < 0.05),
  },
  {
    day: 4,
    says: 'The chest stays where it is and the knee does the flying.',
    holds: () => on(7, 21).chestUp > -25 && on(7, 21).above('knee_right', 'pelvis') > 0,
  },
  {
    day: 4,
    says: 'Drop the chin to the left: wuz.',
    holds: () => on(8, 1).faceUp < -25 && on(8, 1).faces + on(8, 1).looks > 20,
  },
  {
    day: 4,
    says: 'fold and breathe on 5, chest to the moon on 6, stay there for 7, let it fade on 8',
    holds: () =>
      on(7, 29).chestUp < -25 && on(7, 30).chestUp > 15 && on(7, 31).chestUp > 15 && on(7, 32).chestUp < 5,
  },
  {
    day: 4,
    says: 'Throw it up, palms open, shoulders high: up.',
    holds: () =>
      on(8, 1).faceUp < -25 && on(8, 2).faceUp > 15 && on(8, 2).shrug('left') > on(8, 1).shrug('left') + 0.03,
  },
  {
    day: 4,
    says: 'To the front, low, hands on the knees: wuz',
    holds: () =>
      on(8, 5).apart('palm_left', 'knee_left') < 0.16 && on(8, 5).apart('palm_right', 'knee_right') < 0.16,
  },
  {
    day: 4,
    says: 'Somebody pulls your left elbow up by a string; below it the arm hangs. Then the right one.',
    holds: () =>
      on(8, 18).above('elbow_left', 'palm_left') > 0.25 &&
      on(8, 18).above('elbow_left', 'elbow_right') > 0.15 &&
      on(8, 20).above('elbow_right', 'palm_right') > 0.25,
  },
  {
    day: 4,
    says: 'On 7 the string is cut: fall from the waist.',
    holds: () => on(8, 22).chestUp > -30 && on(8, 23).chestUp < -40 && low(on(8, 23)),
  },
  {
    day: 5,
    says: 'New is the size of the second time',
    holds: () =>
      on(9, 19).above('palm_left', 'pelvis') > on(9, 3).above('palm_left', 'pelvis') + 0.05 &&
      on(9, 21).high('pelvis') < on(9, 5).high('pelvis') - 0.05,
  },
  {
    day: 5,
    says: 'stomp out into the ha',
    holds: () =>
      on(9, 19).leftOf('ankle_left', 'ankle_right') > on(9, 3).leftOf('ankle_left', 'ankle_right') + 0.1,
  },
  {
    day: 5,
    says: 'slide until a hand almost sweeps the ground',
    holds: () => on(9, 21).high('palm_left') < 0.38,
  },
  {
    day: 5,
    says: 'Gather yourself over the right leg: oh.',
    holds: () => on(10, 1).carries('right') > 0.7,
  },
  {
    day: 5,
    says: 'snap, left arm high, right arm low, head left, hip left, all at the same instant',
    holds: () => {
      const it = on(10, 2);
      return (
        it.above('palm_left', 'crown') > -0.1 &&
        it.above('palm_right', 'shoulder_right') < -0.2 &&
        it.looks > 25 &&
        it.carries('left') > 0.9
      );
    },
  },
  {
    day: 5,
    says: 'Gather left: oh. Break right: snap.',
    holds: () => on(10, 3).carries('left') > 0.7 && on(10, 4).carries('right') > 0.9 && on(10, 4).looks < -25,
  },
  {
    day: 5,
    says: 'On 7 the head goes left with the left arm; on 8 everything snaps to the right.',
    holds: () =>
      on(10, 7).looks > 25 &&
      on(10, 7).leftOf('palm_left', 'shoulder_left') > 0.4 &&
      on(10, 8).looks < -25 &&
      on(10, 8).leftOf('shoulder_right', 'palm_right') > 0.4,
  },
  {
    day: 5,
    says: 'Freeze from the shoulders down. The head breaks left, right, down, front.',
    holds: () =>
      on(10, 17).looks > 35 &&
      on(10, 18).looks < -35 &&
      on(10, 19).faceUp < -45 &&
      on(10, 20).faceUp > -5 &&
      (['shoulder_left', 'shoulder_right', 'palm_left', 'palm_right'] as const).every((joint) => {
        const first = on(10, 17.5).place[joint];
        return from(10, 17.5, 20).every(
          ({ place }) => Math.hypot(place[joint][0] - first[0], place[joint][1] - first[1]) < 0.06,
        );
      }),
  },
  {
    day: 5,
    says: 'From the last nod, hands on the hips, push off with the right foot',
    holds: () => on(8, 32).handToHip('left') < 0.12 && on(8, 32).handToHip('right') < 0.12,
  },
  {
    day: 6,
    says: 'Let the left foot step out and throw the left fist up with it: rock.',
    holds: () =>
      on(11, 1).place.toe_left[0] > on(10, 32).place.toe_left[0] + 0.1 &&
      Math.abs(on(11, 1).place.toe_right[0] - on(10, 32).place.toe_right[0]) < 0.02,
  },
  {
    day: 6,
    says: 'nothing below the shoulders moves until you drop them',
    holds: () =>
      from(12, 9, 11).every((it) => Math.abs(it.high('pelvis') - on(12, 9).high('pelvis')) < 0.06) &&
      on(12, 12).high('pelvis') < on(12, 11).high('pelvis') - 0.08,
  },
  {
    day: 6,
    says: 'Left fist to the sky, right hand on the hip: rock looks up, on lets the head fall forward and the knees give.',
    holds: () =>
      on(11, 1).above('palm_left', 'crown') > 0.1 &&
      on(11, 1).handToHip('right') < 0.12 &&
      on(11, 1).faceUp > 10 &&
      on(11, 2).faceUp < -40 &&
      on(11, 2).knee('left') < on(11, 1).knee('left') - 10,
  },
  {
    day: 6,
    says: 'On 5 the right fist takes over.',
    holds: () => on(11, 5).above('palm_right', 'crown') > 0.1,
  },
  {
    day: 6,
    says: 'Left hand far out on the neck, right hand low. Strum four times, one on every count, and sink a little with each.',
    holds: () =>
      on(11, 9).leftOf('palm_left', 'shoulder_left') > 0.35 &&
      on(11, 9).above('palm_right', 'shoulder_right') < -0.2 &&
      [10, 11, 12].every((count) => on(11, count).high('pelvis') < on(11, count - 1).high('pelvis')),
  },
  {
    day: 6,
    says: 'Bend the note backwards for 5 and 6. The right arm swings over the top on 7, windmill, and the last chord drops you forward on 8.',
    holds: () =>
      on(11, 13).chestUp > 15 &&
      on(11, 14).chestUp > 5 &&
      on(11, 15).above('palm_right', 'crown') > 0.1 &&
      on(11, 16).chestUp < -15,
  },
  {
    day: 6,
    says: 'Hands to the ears, and rock the head: left, right, left, right.',
    holds: () =>
      [1, 2, 3, 4].every(
        (count) => on(12, count).handToHead('left') < 0.26 && on(12, count).handToHead('right') < 0.26,
      ) &&
      on(12, 1).leftOf('crown', 'neck') > 0.1 &&
      on(12, 2).leftOf('crown', 'neck') < -0.1,
  },
  {
    day: 6,
    says: 'Hands to the shoulders on 5, and the elbows see-saw: left up, right up, left, right.',
    holds: () =>
      [5, 6, 7, 8].every((count) => on(12, count).apart('palm_left', 'shoulder_left') < 0.25) &&
      on(12, 5).above('elbow_left', 'elbow_right') > 0.15 &&
      on(12, 6).above('elbow_right', 'elbow_left') > 0.15,
  },
  {
    day: 6,
    says: 'The head keeps looking away from the high one.',
    holds: () => on(12, 5).looks < -10 && on(12, 6).looks > 10,
  },
  {
    day: 6,
    says: 'Shrugs: right, left, both, and drop them all on 4.',
    holds: () =>
      on(12, 9).shrug('right') > on(12, 9).shrug('left') + 0.06 &&
      on(12, 10).shrug('left') > on(12, 10).shrug('right') + 0.06 &&
      Math.min(on(12, 11).shrug('left'), on(12, 11).shrug('right')) > on(12, 12).shrug('left') + 0.1,
  },
  {
    day: 7,
    says: 'Four of them take you all the way round and home to the front.',
    holds: () =>
      [4, 8, 12, 16].every((count, i) => faces(on(13, count), 90 * (i + 1))) &&
      turn(on(13, 1), on(13, 4)) > 45,
  },
  {
    day: 7,
    says: 'Stomp the right foot forward on 1, look left on 2, pivot a quarter to the left on 3',
    holds: () =>
      on(13, 1).aheadOf('toe_right', 'toe_left') > 0.2 &&
      on(13, 2).looks > 15 &&
      turn(on(13, 1), on(13, 3)) > 45,
  },
  {
    day: 7,
    says: 'Step through with the right on 1',
    holds: () => on(13, 17).aheadOf('toe_right', 'toe_left') > 0.25,
  },
  {
    day: 7,
    says: 'stomp on 4: now you face the back. The same again, and you face the front.',
    holds: () => faces(on(13, 20), 180) && faces(on(13, 24), 0),
  },
  {
    day: 7,
    says: 'Stomp pivots the other way: left foot forward, quarter to the right.',
    holds: () => [12, 16, 20, 24].every((count, i) => faces(on(14, count), -90 * (i + 1))),
  },
  {
    day: 7,
    says: 'Four hard stops, each in another shape, nothing between them',
    holds: () =>
      [25, 26, 27].every(
        (count) =>
          on(14, count).apart('palm_left', 'palm_left') === 0 &&
          Math.hypot(
            on(14, count).leftOf('palm_left', 'neck') - on(14, count + 1).leftOf('palm_left', 'neck'),
            on(14, count).above('palm_left', 'neck') - on(14, count + 1).above('palm_left', 'neck'),
          ) > 0.2,
      ),
  },
  {
    day: 8,
    says: 'Dig low to the right on 1, throw it over the left shoulder on 2.',
    holds: () =>
      low(on(15, 17)) &&
      on(15, 17).carries('right') > 0.7 &&
      on(15, 18).above('palm_left', 'shoulder_left') > 0.15 &&
      on(15, 18).leftOf('palm_left', 'shoulder_left') > 0.2,
  },
  {
    day: 8,
    says: 'The howl ends in the middle, facing front.',
    holds: () => faces(on(14, 32), 0) && Math.abs(on(14, 32).carries('left') - 0.5) < 0.1,
  },
  {
    day: 8,
    says: 'Then deep, with bent knees, for 5 and 6',
    holds: () =>
      from(15, 21, 22).every(
        (it) => it.knee('left') < 80 && it.knee('right') < 80 && it.high('palm_left') < 0.4,
      ),
  },
  {
    day: 8,
    says: 'heave both arms overhead on 7; drop everything on 8',
    holds: () =>
      on(15, 23).above('palm_left', 'crown') > 0.1 &&
      on(15, 23).above('palm_right', 'crown') > 0.1 &&
      on(15, 24).above('palm_left', 'shoulder_left') < -0.3,
  },
  {
    day: 8,
    says: 'Did your knees do the digging?',
    holds: () => on(15, 17).knee('right') < 125 && on(15, 21).knee('right') < 110,
  },
];

test.each(claims)('day $day: $says', ({ day, says, holds }) => {
  expect(wordsOf(day).toLowerCase()).toContain(plain(says).toLowerCase());
  expect(holds(), 'what the figure does').toBe(true);
});
