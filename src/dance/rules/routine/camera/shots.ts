// Works out the shot of the camera at each moment of a routine from the room of the whole body in the counts before and
// after. So the camera moves smoothly at every speed, and never cuts off a hand or a foot.

import type { Pose } from '../pose.ts';
import { type Room, roomOf } from './room.ts';

/**
 * The part of the lens's plane that fills the safe box of a picture (the part of the picture that nothing covers), in
 * metres: its middle, lower edge and height.
 */
export type Shot = { middle: number; low: number; tall: number };

/** The filmed routine: its pose at a second, its length in beats, and the seconds of a beat. */
export type Filmed = { poseAt: (time: number) => Pose; beats: number; secondsPerBeat: number };

/** Number of times that a body is measured in a count. */
const samples = 8;
/** The least height of a shot, so that a dancer on the ground is not shown too large. */
const leastTall = 1.9;
/** Width of a shot divided by the body's, so that finger tips and edges do not touch. */
const breath = 1.015;
/** Share of the empty height that is under the feet when the width decides how near the camera comes. */
const ground = 0.4;
/** The largest factor by which the height may change from a knot to the next: less than 15 percent in eight counts. */
const evenly = 1.1495 ** (1 / 8);
/**
 * The height of the tallest shot (arms up) and the width of the widest one (arms out), in metres; and the most counts
 * over which a change of height is spread.
 */
const most = { tall: 2.5, wide: 2.3, counts: 40 };

/**
 * Returns the function that gives the shot at a second of the routine, seen from the front or from `behind`, for a
 * safe box whose width is `ratio` times its height. (A mirrored picture uses this shot with `middle` negated.)
 *
 * Every count has a knot, and four knots in a row make a curve without corners (a uniform cubic B-spline). Each knot
 * includes the room of all counts whose curve it influences, so the curve shows at least the room of each count. Where
 * the body needs much room, the camera moves back long before, and comes near again as slowly: a learner could take a
 * quick change of the dancer's size for a step.
 */
export function makeShots(
  { poseAt, beats, secondsPerBeat }: Filmed,
  behind: boolean,
): (time: number, ratio: number) => Shot {
  const perCount = <Value>(make: (count: number) => Value) => remembered(beats, make);
  const rooms = perCount((count) =>
    Array.from({ length: samples + 1 }, (_, i) =>
      roomOf(poseAt((count + i / samples) * secondsPerBeat), behind),
    ),
  );
  const room = perCount((count) => rooms(count).reduce(around));
  const middle = perCount((knot) => {
    const { left, right } = around(room(knot - 1), room(knot));
    return (left + right) / 2;
  });
  const low = perCount((knot) => Math.min(...near(knot).map((count) => room(count).low)));

  /** The heights at the knots for a box of `ratio`: `own` for the body's height alone, `both` for its width as well. */
  function heights(ratio: number) {
    const asked = perCount((count) => {
      let [own, wide] = [leastTall, 0];
      rooms(count).forEach(({ left, right, high }, i) => {
        const beat = count + i / samples;
        const at = curve(beat, middle);
        own = Math.max(own, high - curve(beat, low));
        wide = Math.max(wide, (breath * 2 * Math.max(right - at, at - left)) / ratio);
      });
      return { own, wide };
    });
    const own = perCount((knot) => Math.max(...near(knot).map((count) => asked(count).own)));
    // For the width three counts are enough: neighbouring knots differ little, so the margin `breath` is enough for the
    // fourth count.
    const wide = (knot: number) => Math.max(...beside(knot).map((count) => asked(count).wide));
    return {
      ratio,
      own,
      both: evened(
        perCount((knot) => Math.max(own(knot), wide(knot))),
        ratio,
      ),
    };
  }

  /** The heights for a box, raised until neighbouring heights differ by the factor `evenly` at most. */
  function evened(height: (knot: number) => number, ratio: number) {
    const tallest = Math.max(most.tall, most.wide / ratio);
    const counts = Math.ceil(Math.log(tallest / leastTall) / Math.log(evenly));
    const reach = Math.min(most.counts, counts);
    return perCount((knot) => {
      const felt = Array.from(
        { length: 2 * reach + 1 },
        (_, i) => height(knot + i - reach) / evenly ** Math.abs(i - reach),
      );
      return Math.max(...felt);
    });
  }

  /**
   * The heights for the latest four shapes of boxes: one page can have stages of several shapes, and a window that is
   * resized makes further shapes.
   */
  let fits: ReturnType<typeof heights>[] = [];
  return (time, ratio) => {
    const known = fits.find((each) => each.ratio === ratio);
    const fit = known ?? heights(ratio);
    if (!known) fits = [fit, ...fits.slice(0, 3)];
    const beat = Math.min(beats, Math.max(0, time / secondsPerBeat));
    const tall = curve(beat, fit.both);
    const spare = tall - curve(beat, fit.own);
    return { middle: curve(beat, middle), low: curve(beat, low) - ground * spare, tall };
  };
}

/** `near` returns the counts whose curve a knot influences, and `beside` the same counts without the first. */
const near = (knot: number) => [knot - 2, knot - 1, knot, knot + 1];
const beside = (knot: number) => [knot - 1, knot, knot + 1];

/**
 * Returns a function that calls `make` once for each count from 0 to `beats` - 1, and remembers the result. A count
 * outside of this range has the result of the nearest count.
 */
function remembered<Value>(beats: number, make: (count: number) => Value): (count: number) => Value {
  const known = new Map<number, Value>();
  return (count) => {
    const at = Math.min(beats - 1, Math.max(0, count));
    const value = known.get(at) ?? make(at);
    known.set(at, value);
    return value;
  };
}

function curve(beat: number, knot: (index: number) => number): number {
  const at = Math.floor(beat);
  const u = beat - at;
  const [before, here, next, after] = [knot(at - 1), knot(at), knot(at + 1), knot(at + 2)];
  return (
    ((1 - u) ** 3 * before +
      (3 * u ** 3 - 6 * u ** 2 + 4) * here +
      (-3 * u ** 3 + 3 * u ** 2 + 3 * u + 1) * next +
      u ** 3 * after) /
    6
  );
}

function around(a: Room, b: Room): Room {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    low: Math.min(a.low, b.low),
    high: Math.max(a.high, b.high),
  };
}
