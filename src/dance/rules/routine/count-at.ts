// The count, the move, its cue word and the next move at a moment of the dancer's clock.

import { phraseCounts } from '#dance/content/routine/notation.ts';
import { phraseSeconds } from '#dance/content/routine/routine.ts';
import { danceAt } from './danced-at.ts';
import { lastBegun } from './last-begun.ts';

export type CountNow = {
  /** Number of the phrase, 1 to 24; warm-up and cool-down behind the routine count on. */
  phrase: number;
  /** Number of the count within the phrase, 1 to 32. */
  count: number;
  /** Number of the eight within the phrase, 1 to 4. */
  eight: number;
  /** Beats since the routine began, with fraction. */
  beat: number;
  move: string;
  move_title: string;
  /** The move's hint, in the teacher's words. */
  hint: string;
  /** The word called last. */
  cue: string;
  /** The next move that is another one than this, and the second it begins at; the last move names itself. */
  next_title: string;
  next_at: number;
  section: string;
};

/** A word called between two moments: `time` in seconds, `count` 1 to 32 (with `.5` for an `and`), `eight` 1 to 4. */
export type Cue = { time: number; count: number; eight: number; cue: string; title: string };

/** The count at `time` seconds of the clock; at or past the end of the routine, the routine's last count. */
export function countAt(time: number): CountNow {
  const { routine, start, words } = danceAt(time);
  const { beats, secondsPerBeat, calls, danced } = words;
  const beat = Math.min(beats, Math.max(0, (time - start) / secondsPerBeat));
  const whole = Math.min(beats - 1, Math.floor(beat + 1e-9));
  const now = lastAt(danced, whole);
  const call = lastAt(calls, beat + 1e-9);
  if (!now || !call) throw new RangeError('the routine is empty');
  const next = danced.find(({ beat, title }) => beat > now.beat && title !== now.title) ?? now;
  const phrase = Math.floor(whole / phraseCounts);
  const count = (whole % phraseCounts) + 1;
  return {
    phrase: start / phraseSeconds + phrase + 1,
    count,
    eight: Math.ceil(count / 8),
    beat,
    move: now.move,
    move_title: now.title,
    hint: now.hint,
    cue: call.cue,
    next_title: next.title,
    next_at: start + next.beat * secondsPerBeat,
    section: routine.phrases[phrase]?.section ?? '',
  };
}

/** The words called from `start` up to, but not including, `end` seconds of the clock, in order. */
export function cuesBetween(start: number, end: number): Cue[] {
  const { start: begin, words } = danceAt(start);
  const timeOf = (beat: number) => begin + beat * words.secondsPerBeat;
  const within = words.calls.filter(({ beat }) => timeOf(beat) >= start - 1e-6 && timeOf(beat) < end - 1e-6);
  return within.map(({ beat, cue, title }) => {
    const count = (beat % phraseCounts) + 1;
    return { time: timeOf(beat), count, eight: Math.ceil(Math.floor(count) / 8), cue, title };
  });
}

/** The last entry that begins at or before `beat`. */
function lastAt<Entry extends { beat: number }>(entries: readonly Entry[], beat: number): Entry | undefined {
  return entries[lastBegun(entries.length, beat, (index) => (entries[index] as Entry).beat)];
}
