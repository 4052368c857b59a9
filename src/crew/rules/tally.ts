// Counting heads on several phones. Each phone has a record whose numbers only grow. Two records of a phone are merged
// by taking the larger numbers. So every head counts once, in whatever order and however often records arrive.

import { cutText } from '#platform/rules/text-length.ts';
import { crewLimits } from './crew-limits.ts';

export type TallyKind = 'gate' | 'witness';

/**
 * The count of one phone: `plus` heads, of which `minus` were taken back. Of two records of the phone, the one with the
 * larger `version` has the newer label and kind.
 */
export type Tally = { label: string; kind: TallyKind; plus: number; minus: number; version: number };

/** Merges two records of one phone without losing a count. */
export function mergeTallies(one: Tally, other: Tally): Tally {
  const later = other.version > one.version ? other : one;
  return {
    label: later.label,
    kind: later.kind,
    plus: Math.max(one.plus, other.plus),
    minus: Math.max(one.minus, other.minus),
    version: Math.max(one.version, other.version),
  };
}

/** The label of a count that is begun anew on the same phone. */
export function labelAnew(label: string): string {
  const again = ' 2';
  const begin = cutText(label, crewLimits.labelMax - again.length);
  return begin.trimEnd() + again;
}

/** Counts one head more or, with -1, one less; never below zero. */
export function counted(tally: Tally, by: 1 | -1): Tally {
  if (by === 1) return tally.plus < crewLimits.tallyMax ? { ...tally, plus: tally.plus + 1 } : tally;
  return countOf(tally) > 0 ? { ...tally, minus: tally.minus + 1 } : tally;
}

/** Heads counted on one phone: never below zero, even if a phone sent wrong numbers. */
export function countOf({ plus, minus }: Pick<Tally, 'plus' | 'minus'>): number {
  return Math.max(0, plus - minus);
}

/** Milliseconds without a message after which a phone counts as silent. */
export const silentMs = 120_000;

/** Milliseconds after which a phone sends an unchanged count again, to show that it still works. */
export const resendMs = 45_000;

/**
 * Returns the phones in the sum that have been silent for two minutes. `at` is the instant at which the server answered
 * with these counts (epoch milliseconds). When a phone has begun a new count, it no longer sends the old one; the old
 * one is not returned.
 */
export function silentOf<SentTally extends Tally & { left_out?: boolean; updated_at?: string }>(
  tallies: readonly SentTally[],
  at: number,
): (SentTally & { updated_at: string })[] {
  const anew = (label: string) => tallies.some((other) => other.label === labelAnew(label));
  return tallies.filter(
    (tally): tally is SentTally & { updated_at: string } =>
      tally.updated_at !== undefined &&
      !tally.left_out &&
      at - Date.parse(tally.updated_at) >= silentMs &&
      !anew(tally.label),
  );
}

export type TallySum = {
  /** The sum of heads at all gates. */
  gates: number;
  /** The count of each witness. */
  witnesses: { label: string; count: number }[];
  /**
   * Whether all witnesses got the same number, and the same as the sum of the gates. Null while there are fewer than
   * two numbers to compare.
   */
  agree: boolean | null;
};

/** Adds up the gates and compares the witnesses, without phones that the leader left out. */
export function sumOf(tallies: readonly (Tally & { left_out?: boolean })[]): TallySum {
  const of = (kind: TallyKind) => tallies.filter((tally) => tally.kind === kind && !tally.left_out);
  const gates = of('gate').reduce((sum, tally) => sum + countOf(tally), 0);
  const witnesses = of('witness').map((tally) => ({ label: tally.label, count: countOf(tally) }));
  const counts = witnesses.map(({ count }) => count);
  if (of('gate').length > 0) counts.push(gates);
  return { gates, witnesses, agree: counts.length < 2 ? null : new Set(counts).size === 1 };
}
