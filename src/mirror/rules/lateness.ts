// A person's lateness is found from two motion curves alone: it is the shift at which the curves agree best, if they
// would hardly agree so well by chance.

import type { Range } from '#player/rules/range.ts';
import { curveRate, type MotionCurve } from './motion-curve.ts';

/**
 * The smallest and the largest shift that are tried, in seconds. A count lasts 0.47 s: with a longer shift the next
 * movement would be taken for the present movement.
 */
const earliest = -0.3;
const latest = 0.42;

/**
 * Limits below which no lateness is given: `certain` for the agreement (Fisher's z, in standard deviations), `alike`
 * for the correlation itself.
 */
const certain = 4;
const alike = 0.3;

/**
 * Returns the seconds by which the person is late in `range` (seconds of the routine), negative for early; null when
 * the lateness can't be found.
 */
export function lateness(dancer: MotionCurve, person: MotionCurve, range: Range): number | null {
  const first = Math.ceil((range.start - dancer.from) * curveRate - 1e-6);
  const last = Math.floor((range.end - dancer.from) * curveRate + 1e-6);
  const offset = Math.round((dancer.from - person.from) * curveRate);
  const shifts = { first: Math.round(earliest * curveRate), last: Math.round(latest * curveRate) };
  const agreements: number[] = [];
  for (let shift = shifts.first; shift <= shifts.last; shift += 1)
    agreements.push(agreement(pairs(dancer, person, first, last, offset + shift), last - first + 1));
  const best = agreements.indexOf(Math.max(...agreements));
  const [before, peak, after] = [agreements[best - 1], agreements[best], agreements[best + 1]];
  // If the best of the tried shifts is the first or the last, a shift beyond it may be better. Correlations that are
  // NaN give no best shift.
  if (before === undefined || peak === undefined || after === undefined || peak < alike) return null;
  const sure = Math.atanh(Math.min(peak, 0.999)) / chance(pairs(dancer, person, first, last, offset));
  if (!(sure >= certain)) return null;
  // The best shift is the top of the parabola through the highest value and its two neighbours.
  const between = (before - after) / (2 * (before - 2 * peak + after));
  return (shifts.first + best + between) / curveRate;
}

type Sample = readonly [number, number];

/**
 * Returns the square roots of the samples of both curves from `first` to `last`, where both are known; the person's
 * samples are taken `shift` samples later. Square roots make strong motion count less, because a fast arm blurs and
 * then seems to move less in a film than it does.
 */
function pairs(
  { motion: dancer }: MotionCurve,
  { motion: person }: MotionCurve,
  first: number,
  last: number,
  shift: number,
): Sample[] {
  const samples: Sample[] = [];
  for (let index = first; index <= last; index += 1) {
    const [a, b] = [dancer[index], person[index + shift]];
    if (a !== undefined && b !== undefined && !Number.isNaN(a) && !Number.isNaN(b))
      samples.push([Math.sqrt(a), Math.sqrt(b)]);
  }
  return samples;
}

/**
 * Returns Pearson's correlation of the samples, of which at most `wanted` can be known; minus infinity when too few
 * samples are known or nothing moves.
 */
function agreement(samples: readonly Sample[], wanted: number): number {
  if (samples.length < wanted * 0.8 || samples.length < curveRate) return Number.NEGATIVE_INFINITY;
  const [a, b] = [centred(samples.map(([value]) => value)), centred(samples.map(([, value]) => value))];
  const size = Math.sqrt(product(a, a, 0) * product(b, b, 0));
  return size > 1e-12 ? product(a, b, 0) / size : Number.NEGATIVE_INFINITY;
}

/**
 * Returns the standard deviation that the correlation of two unrelated curves has if their autocorrelations are those
 * of the samples. Bartlett's formula gives its square: the sum over lags of the product of both autocorrelations,
 * divided by the number of samples.
 */
function chance(samples: readonly Sample[]): number {
  const [a, b] = [centred(samples.map(([value]) => value)), centred(samples.map(([, value]) => value))];
  const [sizeA, sizeB] = [product(a, a, 0), product(b, b, 0)];
  let sum = 1;
  for (let lag = 1; lag < samples.length / 3; lag += 1)
    sum += (2 * product(a, a, lag) * product(b, b, lag)) / (sizeA * sizeB);
  return Math.sqrt(Math.max(sum, 1) / samples.length);
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}

/** Returns the sum of products of `a` with `b` shifted by `lag` samples. */
function product(a: readonly number[], b: readonly number[], lag: number): number {
  let sum = 0;
  for (let index = lag; index < a.length; index += 1)
    sum += (a[index - lag] as number) * (b[index] as number);
  return sum;
}
