// The part of a dance that a learner can dance. A learnt move counts as known wherever it is danced, on either
// side. With a learnt phrase the phrases that repeat it are known too.

import { movesOf, phraseCounts, type Score } from '#dance/rules/score/score.ts';

/** Counts of a score in one go: their beginning and their end, in counts. */
export type CountRange = [start: number, end: number];

/** The covered part: the sum of its counts, and its ranges in order, joined where they touch. */
export type Coverage = { counts: number; ranges: CountRange[] };

/** A piece of a score. A learner who knows a piece knows all pieces with the same `learnt`. */
type Piece = { learnt: string; phrase: number; start: number; end: number };

/**
 * Returns the part of a score that a learner of these phrases (numbers from 1) knows. A move and its mirrored form
 * count as the same move.
 */
export function coverageOf(score: Score, phrases: Iterable<number>): Coverage {
  const learnt = new Set(phrases);
  const name = [...learnt].toSorted((a, b) => a - b).join(' ');
  const made = covered.get(score) ?? new Map<string, Coverage>();
  covered.set(score, made);
  const coverage = made.get(name) ?? lit(score, learnt);
  if (made.size < MOST_COVERED) made.set(name, coverage);
  return coverage;
}

/** Coverages computed before: many learners know the same phrases. */
const covered = new WeakMap<Score, Map<string, Coverage>>();
const MOST_COVERED = 2000;

function lit(score: Score, learnt: ReadonlySet<number>): Coverage {
  const all = pieces(score);
  const known = new Set(all.flatMap((piece) => (learnt.has(piece.phrase) ? [piece.learnt] : [])));
  const ranges: CountRange[] = [];
  let counts = 0;
  for (const { learnt: needed, start, end } of all) {
    if (!known.has(needed)) continue;
    counts += end - start;
    const last = ranges.at(-1);
    if (last?.[1] === start) last[1] = end;
    else ranges.push([start, end]);
  }
  return { counts, ranges };
}

const read = new WeakMap<Score, Piece[]>();

/** The pieces of a score in order: house moves, and whole phrases where they are made of other moves. */
function pieces(score: Score): Piece[] {
  const before = read.get(score);
  if (before) return before;
  const moves = movesOf(score);
  const made = score.phrases.flatMap(({ id, like, cues }, index): Piece[] => {
    const phrase = index + 1;
    const own = moves.filter((move) => move.phrase === phrase);
    const named =
      cues.some(({ move }) => move !== undefined) &&
      cues.every(({ title, move }) => title === undefined || move !== undefined);
    if (named) return own.map(({ move, counts }) => ({ learnt: `move ${move}`, phrase, ...counts }));
    return [{ learnt: `phrase ${like ?? id}`, phrase, ...phraseCounts(score, phrase) }];
  });
  read.set(score, made);
  return made;
}

/** How many seconds some counts take at the score's tempo. */
export function secondsOf(score: Pick<Score, 'tempo'>, counts: number): number {
  return (counts * 60) / score.tempo;
}
