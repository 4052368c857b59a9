// The result of reading a sheet: the score, the kind of each line, and the problems that an operator should look at.

import type { Score } from '../score.ts';

/**
 * With an `error` the score can't be used until the sheet is corrected. With a `warning` the score can be used, and the
 * operator should look at the line.
 */
export type SheetLevel = 'error' | 'warning';

/** A problem in line `line` (from 1); `text` is a sentence about it for the operator. */
export type SheetProblem = { line: number; level: SheetLevel; text: string };

export type SheetLineKind =
  | 'blank'
  | 'tempo'
  | 'columns'
  | 'title'
  | 'moves'
  | 'hint'
  | 'repeat'
  /** A line that was not understood, and is kept as a title. */
  | 'unread';

export type SheetLine = {
  line: number;
  text: string;
  kind: SheetLineKind;
  /** The line's first count (from 1) in its phrase, and its number of counts. Both are 0 for a line without counts. */
  from: number;
  counts: number;
};

export type SheetReading = {
  score: Score;
  /** Seconds of music before the first count; null if the sheet does not name them. */
  intro: number | null;
  problems: SheetProblem[];
  lines: SheetLine[];
};
