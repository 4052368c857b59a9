// Counting heads on several phones. Each phone keeps one record of its own that only grows; taken together by the larger
// number, records add up exactly once, in whatever order and however often they arrive.

import { cutText } from '#platform/rules/text-length.ts';
import { crewLimits } from './crew-limits.ts';

export type TallyKind = 'gate' | 'witness';

/** The count of one phone: `plus` heads, `minus` of them taken back. The label with the higher version is the later. */
export type Tally = { label: string; kind: TallyKind; plus: number; minus: number; version: number };

/** Merges two records of one phone: neither loses a count. */
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

/** Counts one head more or, with -1, one less; there is nobody to take back below zero. */
export function counted(tally: Tally, by: 1 | -1): Tally {
  if (by === 1) return tally.plus < crewLimits.tallyMax ? { ...tally, plus: tally.plus + 1 } : tally;
  return countOf(tally) > 0 ? { ...tally, minus: tally.minus + 1 } : tally;
}

/** Heads on one phone; never below zero, whatever was sent. */
export function countOf({ plus, minus }: Pick<Tally, 'plus' | 'minus'>): number {
  return Math.max(0, plus - minus);
}

/** Milliseconds after which a phone that sent nothing is one that is not heard. */
export const silentMs = 120_000;

/** Milliseconds after which a phone sends its count again, though nothing was counted, so that it is heard. */
export const heardMs = 45_000;

/**
 * Returns the phones in the sum that were not heard for two minutes. `at` is the server's time (epoch milliseconds) of
 * the answer with their counts. A count that its phone has begun anew is over, and waits for nobody.
 */
export function silentOf<Heard extends Tally & { left_out?: boolean; updated_at?: string }>(
  tallies: readonly Heard[],
  at: number,
): (Heard & { updated_at: string })[] {
  const anew = (label: string) => tallies.some((other) => other.label === labelAnew(label));
  return tallies.filter(
    (tally): tally is Heard & { updated_at: string } =>
      tally.updated_at !== undefined &&
      !tally.left_out &&
      at - Date.parse(tally.updated_at) >= silentMs &&
      !anew(tally.label),
  );
}

export type TallySum = {
  /** Heads through all gates. */
  gates: number;
  /** The count of each witness. */
  witnesses: { label: string; count: number }[];
  /**
   * Whether all who counted the same thing got the same number: witnesses among each other, and with the gates together;
   * null while there are no two to compare.
   */
  agree: boolean | null;
};

/** Adds all phones together but those that the leader left out: gates add up, witnesses are compared. */
export function sumOf(tallies: readonly (Tally & { left_out?: boolean })[]): TallySum {
  const of = (kind: TallyKind) => tallies.filter((tally) => tally.kind === kind && !tally.left_out);
  const gates = of('gate').reduce((sum, tally) => sum + countOf(tally), 0);
  const witnesses = of('witness').map((tally) => ({ label: tally.label, count: countOf(tally) }));
  const counts = witnesses.map(({ count }) => count);
  if (of('gate').length > 0) counts.push(gates);
  return { gates, witnesses, agree: counts.length < 2 ? null : new Set(counts).size === 1 };
}
