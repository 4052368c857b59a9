// The day record: the facts that the organizers of the worldwide dance ask for afterwards.

/**
 * The evidence that a leader must have: statements of two witnesses, three candid photos, a photo of everybody, the
 * video of a fixed camera, and the signed roster.
 */
export const evidence = [
  'witness_1',
  'witness_2',
  'candid_1',
  'candid_2',
  'candid_3',
  'group_still',
  'fixed_video',
  'signed_roster',
] as const;
export type Evidence = (typeof evidence)[number];

/**
 * A day record, with instants in epoch milliseconds. Before it is filled in, a text is empty and any other field null.
 */
export type DayRecord = {
  event_code: string;
  started_at: number | null;
  ended_at: number | null;
  before: number | null;
  after: number | null;
  explanation: string;
  evidence: readonly Evidence[];
  charity: string;
};

/** Returns the fields that are still missing. Counts that differ need an explanation. */
export function recordGaps(record: DayRecord): (keyof DayRecord)[] {
  const asked = ['event_code', 'started_at', 'ended_at', 'before', 'after', 'charity'] as const;
  const gaps: (keyof DayRecord)[] = asked.filter((name) => record[name] === null || record[name] === '');
  const differ = record.before !== null && record.after !== null && record.before !== record.after;
  if (differ && !record.explanation) gaps.push('explanation');
  if (evidence.some((kind) => !record.evidence.includes(kind))) gaps.push('evidence');
  return gaps;
}

/** The fewest seconds that the dance must last: world records ask for five minutes. */
const shortestDance = 300;

export type RecordProblem = 'ends_first' | 'too_short' | 'wrong_day' | 'wrong_time';

/**
 * Returns the first fault in a record's times, or null. The start may be up to ten minutes before or after the official
 * `eventAt`. What needs an instant that is not known is not checked.
 */
export function recordProblem(
  { started_at, ended_at }: Pick<DayRecord, 'started_at' | 'ended_at'>,
  eventAt: number | null,
): RecordProblem | null {
  if (started_at !== null && eventAt !== null) {
    const off = Math.abs(started_at - eventAt);
    if (off >= 12 * 3_600_000) return 'wrong_day';
    if (off > 600_000) return 'wrong_time';
  }
  if (started_at === null || ended_at === null) return null;
  if (ended_at <= started_at) return 'ends_first';
  return ended_at - started_at < shortestDance * 1000 ? 'too_short' : null;
}
