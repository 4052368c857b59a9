// The part of a dance that a learner can dance: a move that was learnt lights everywhere it is danced, on either side, and a
// phrase that repeats another one with it.

import { movesOf, phraseCounts, type Score } from '#dance/rules/score/score.ts';

/** A stretch of a score, from and to in counts. */
export type Stretch = [start: number, end: number];

/** The covered part: the counts in all, and the stretches, in order and joined where they touch. */
export type Coverage = { counts: number; stretches: Stretch[] };

/** A piece of a score, and what has to be learnt for it: where one of them is learnt all of them are. */
type Piece = { learnt: string; phrase: number; start: number; end: number };

/** Returns the part of a score that these phrases (numbers from 1) light; a mirrored move is the same move. */
export function coverageOf(score: Score, phrases: Iterable<number>): Coverage {
  const learnt = new Set(phrases);
  const name = [...learnt].toSorted((a, b) => a - b).join(' ');
  const made = covered.get(score) ?? new Map<string, Coverage>();
  covered.set(score, made);
  const coverage = made.get(name) ?? lit(score, learnt);
  if (made.size < MOST_COVERED) made.set(name, coverage);
  return coverage;
}

/** Learners are mostly as far as others are: the coverage of the same phrases is worked out once. */
const covered = new WeakMap<Score, Map<string, Coverage>>();
const MOST_COVERED = 2000;

function lit(score: Score, learnt: ReadonlySet<number>): Coverage {
  const all = pieces(score);
  const known = new Set(all.flatMap((piece) => (learnt.has(piece.phrase) ? [piece.learnt] : [])));
  const stretches: Stretch[] = [];
  let counts = 0;
  for (const { learnt: needed, start, end } of all) {
    if (!known.has(needed)) continue;
    counts += end - start;
    const last = stretches.at(-1);
    if (last?.[1] === start) last[1] = end;
    else stretches.push([start, end]);
  }
  return { counts, stretches };
}

const read = new WeakMap<Score, Piece[]>();

/** The pieces of a score in order: its house moves, and the phrases that are made of other ones. */
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

/** Seconds that counts of a score take at its own tempo. */
export function secondsOf(score: Pick<Score, 'tempo'>, counts: number): number {
  return (counts * 60) / score.tempo;
}
