// The tempo and the intro of a sheet, and their problems as sentences for an operator.

import { scoreLimits, tempoProblem } from '../score-problem.ts';
import type { SheetHead } from './sheet-head.ts';
import type { SheetProblem } from './sheet-reading.ts';

/** The tempo of a sheet that names no tempo. */
export const usualTempo = 120;

/** A sentence about a line with another tempo than the first. */
export const oneTempo =
  'A sheet has one tempo, above its first count. Where a medium is slower or faster, its taps say.';

/** The head of a sheet and its line; `kept` is the tempo of the score that the sheet replaces, if there is one. */
type GivenHead = { head: SheetHead; line: number; kept: number | undefined };

/** Returns the tempo of a sheet, and adds problems with the tempo to `problems`. */
export function tempoOf({ head: { tempo }, line, kept }: GivenHead, problems: SheetProblem[]): number {
  if (tempo === undefined) {
    if (kept === undefined)
      problems.push({
        line: 1,
        level: 'warning',
        text: `The sheet names no tempo, so ${usualTempo} beats a minute were taken. Write it above: 118 bpm.`,
      });
    return kept ?? usualTempo;
  }
  const fault = tempoProblem(tempo);
  if (fault) problems.push({ line, level: 'error', text: fault });
  return fault ? (kept ?? usualTempo) : tempo;
}

/** Returns the seconds of music before the first count, or null, and adds problems with the intro to `problems`. */
export function introOf(
  { head: { intro }, line }: GivenHead,
  tempo: number,
  problems: SheetProblem[],
): number | null {
  if (!intro) return null;
  if ('isGuess' in intro)
    problems.push({
      line,
      level: 'warning',
      text: 'The intro has no unit, so seconds were taken. Write 20 s or 32 counts.',
    });
  const seconds = 'seconds' in intro ? intro.seconds : (intro.counts * 60) / tempo;
  if (seconds <= scoreLimits.intro) return seconds;
  const text = `An intro of ${Math.round(seconds)} seconds is longer than a song, so it was left out.`;
  problems.push({ line, level: 'warning', text });
  return null;
}
