// The part of the six minutes that a learner can dance: a move that was learnt lights everywhere it is danced, on either
// side.

import { routine } from '#dance/content/routine/routine.ts';
import { calledWords } from '#dance/rules/routine/called-words.ts';

/** A stretch of the routine, from and to in seconds. */
export type Stretch = [start: number, end: number];

/** The covered part: the seconds in all, and the stretches, in order and joined where they touch. */
export type Coverage = { seconds: number; stretches: Stretch[] };

type Piece = { move: string; phrase: number; start: number; end: number };

/**
 * Returns the part of the routine that consists of moves of these phrases (1 to 24); a mirrored move is the
 * same move.
 */
export function coverageOf(phrases: Iterable<number>): Coverage {
  const learnt = new Set([...phrases].filter((phrase) => phrase >= 1 && phrase <= 24));
  let mask = 0;
  for (const phrase of learnt) mask |= 1 << phrase;
  const before = covered.get(mask);
  if (before) return before;
  const coverage = lit(learnt);
  if (covered.size < MOST_COVERED) covered.set(mask, coverage);
  return coverage;
}

/** Learners are mostly as far as others are: the coverage of the same phrases is worked out once. */
const covered = new Map<number, Coverage>();
const MOST_COVERED = 2000;

function lit(learnt: ReadonlySet<number>): Coverage {
  const known = new Set(pieces().flatMap(({ move, phrase }) => (learnt.has(phrase) ? [move] : [])));
  const stretches: Stretch[] = [];
  let seconds = 0;
  for (const { move, start, end } of pieces()) {
    if (!known.has(move)) continue;
    seconds += end - start;
    const last = stretches.at(-1);
    if (last?.[1] === start) last[1] = end;
    else stretches.push([start, end]);
  }
  return { seconds, stretches };
}

let made: Piece[] | undefined;

/** Every move of the routine where it is danced. */
function pieces(): Piece[] {
  if (made) return made;
  const { danced, beats, secondsPerBeat } = calledWords(routine);
  const perPhrase = beats / routine.phrases.length;
  made = danced.map(({ move, beat }, index) => ({
    move,
    phrase: Math.floor(beat / perPhrase) + 1,
    start: beat * secondsPerBeat,
    end: (danced[index + 1]?.beat ?? beats) * secondsPerBeat,
  }));
  return made;
}
