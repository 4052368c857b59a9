// The tempo and the intro of a sheet, with what its operator should know of them.

import { scoreLimits, tempoProblem } from '../score-problem.ts';
import type { SheetHead } from './sheet-head.ts';
import type { SheetProblem } from './sheet-reading.ts';

/** The tempo of a sheet that names none. */
export const usualTempo = 120;

/** What a sheet says of the whole dance, and in which line; `kept` is the tempo of the score before. */
type Told = { head: SheetHead; line: number; kept: number | undefined };

/** Returns the tempo of a sheet; adds to `problems`. */
export function tempoOf({ head: { tempo }, line, kept }: Told, problems: SheetProblem[]): number {
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

/** Returns the seconds of music before the first count, or null; adds to `problems`. */
export function introOf(
  { head: { intro }, line }: Told,
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
