// The answer of reading a sheet: the score, what each line was read as, and what an operator should look at.

import type { Score } from '../score.ts';

/**
 * `error`: the score can't be used until the sheet is mended. `warning`: it can be used, and the operator may want
 * to look.
 */
export type SheetLevel = 'error' | 'warning';

/** `line` counts from 1. */
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
  /** The first count (from 1) of the line in its phrase and its number of counts; 0 where it has none. */
  from: number;
  counts: number;
};

export type SheetReading = {
  score: Score;
  /** Seconds of music before the first count; null where the sheet says nothing of it. */
  intro: number | null;
  problems: SheetProblem[];
  lines: SheetLine[];
};
