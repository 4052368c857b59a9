// A score is a dance in counts: its phrases with their moves and called words. A score has no seconds; a mapping
// (mapping.ts) gives the seconds of a medium for its counts. A place in a score is a number of counts from the score's
// beginning: 0 is the first count of the first phrase.

import { lastBegun } from '#dance/rules/routine/last-begun.ts';

/** A word that is called on a count, or the beginning of a move, or both. */
export type ScoreCue = {
  /** The count in the phrase: 1 is the phrase's first count, 1.5 the 'and' after count 1. */
  at: number;
  /** The called word; '' if a move begins without a called word. */
  say: string;
  /** The name of the move that begins on this count. Later cues without a name belong to the same move. */
  title?: string;
  /** The name of the house move, if the move is a house move. */
  move?: string;
  /** The teacher's words about how the move is danced. */
  hint?: string;
};

export type ScorePhrase = {
  /** An id that stays the same when phrases change their order, because learners' records contain it. */
  id: string;
  section: string;
  title: string;
  /** Length in counts. */
  counts: number;
  /** The id of the earlier phrase that this phrase repeats. Learners learn a phrase and its repeats once. */
  like?: string;
  cues: readonly ScoreCue[];
};

export type Score = {
  id: string;
  title: string;
  /** Beats a minute at which the score is danced without a medium. */
  tempo: number;
  /** The phrases in the order of the dance. */
  phrases: readonly ScorePhrase[];
};

/** A stretch of a score: from count `start` up to, but not including, `end`, counted from the score's beginning. */
export type Counts = { start: number; end: number };

/** The move that is danced at a place in a score, and the word that is called there. */
export type ScoreMoment = {
  /** Number of the phrase, from 1. */
  phrase: number;
  /** Number of the count within the phrase, and number of its eight within the phrase, both from 1. */
  count: number;
  eight: number;
  /** The move that is danced: its house name, or its title. */
  move: string;
  move_title: string;
  hint: string;
  /** The word that was called last. */
  cue: string;
  /**
   * The title of the next move with another title, and its place. The last move has its own title and the score's end.
   */
  next_title: string;
  next_at: number;
  section: string;
};

/** A called word: its place in the score, its count in the phrase (as in ScoreCue), and its move's title. */
export type CalledCue = { place: number; count: number; cue: string; title: string };

type Begun = { place: number; move: string; title: string; hint: string };
type Read = {
  starts: readonly number[];
  length: number;
  moves: readonly Begun[];
  calls: readonly CalledCue[];
};

/** Length of a score in counts. */
export function lengthOf(score: Score): number {
  return read(score).length;
}

/** All counts of a score. */
export function allCounts(score: Score): Counts {
  return { start: 0, end: lengthOf(score) };
}

/**
 * The counts from the start of the phrase `first` to the end of the phrase `last` (numbers from 1). Throws a RangeError
 * for a phrase that does not exist.
 */
export function phraseCounts(score: Score, first: number, last = first): Counts {
  const { starts } = read(score);
  const [start, end] = [starts[first - 1], starts[last]];
  if (start === undefined || end === undefined || first < 1 || last < first)
    throw new RangeError(`${score.id} has no phrases ${first} to ${last}`);
  return { start, end };
}

/** The eights of a phrase (number from 1), in order. The last eight may be shorter. */
export function eightsOf(score: Score, phrase: number): Counts[] {
  const { start, end } = phraseCounts(score, phrase);
  return Array.from({ length: Math.ceil((end - start) / 8) }, (_, index) => ({
    start: start + index * 8,
    end: Math.min(end, start + (index + 1) * 8),
  }));
}

/** The last eight counts of a phrase and the first eight counts of the next phrase; fewer if a phrase is shorter. */
export function joinCounts(score: Score, phrase: number): Counts {
  const [before, after] = [phraseCounts(score, phrase), phraseCounts(score, phrase + 1)];
  return { start: Math.max(before.start, before.end - 8), end: Math.min(after.end, after.start + 8) };
}

/** Numbers (from 1) of the phrases of which a stretch has all counts. */
export function phrasesIn(score: Score, { start, end }: Counts): number[] {
  return score.phrases.flatMap((_, index) => {
    const own = phraseCounts(score, index + 1);
    return own.start >= start - near && own.end <= end + near ? [index + 1] : [];
  });
}

/** Number (from 1) of the phrase at a place. A place outside of the score has the first or the last phrase. */
export function phraseAt(score: Score, place: number): number {
  const { starts } = read(score);
  return Math.min(
    score.phrases.length,
    Math.max(1, lastBegun(starts.length, place + near, (i) => starts[i] as number) + 1),
  );
}

/**
 * Returns the move and the word at a place of the score. A place before the score's beginning has the moment of the first count, and a
 * place at the score's end or later that of the last count.
 */
export function momentAt(score: Score, place: number): ScoreMoment {
  const { moves, calls, starts, length } = read(score);
  const at = Math.min(Math.max(0, place), length);
  const whole = Math.min(length - 1, Math.floor(at + near));
  const now = lastAt(moves, whole) ?? moves[0];
  const phrase = phraseAt(score, whole);
  const count = whole - (starts[phrase - 1] ?? 0) + 1;
  const title = now?.title ?? '';
  const next = moves.find((move) => move.place > whole && move.title !== title);
  return {
    phrase,
    count,
    eight: Math.ceil(count / 8),
    move: now?.move ?? '',
    move_title: title,
    hint: now?.hint ?? '',
    cue: lastAt(calls, at + near)?.cue ?? '',
    next_title: next?.title ?? title,
    next_at: next?.place ?? length,
    section: score.phrases[phrase - 1]?.section ?? '',
  };
}

/** The words called within a stretch, in order. */
export function cuesIn(score: Score, { start, end }: Counts): CalledCue[] {
  return read(score).calls.filter(({ place }) => place >= start - near && place < end - near);
}

/** The moves of a score in order, each with its phrase's number and its counts up to the beginning of the next move. */
export function movesOf(score: Score): { move: string; title: string; phrase: number; counts: Counts }[] {
  const { moves, length } = read(score);
  return moves.map(({ move, title, place }, index) => ({
    move,
    title,
    phrase: phraseAt(score, place),
    counts: { start: place, end: moves[index + 1]?.place ?? length },
  }));
}

/** Counts that differ by less than this are treated as the same, because seconds of media have rounding errors. */
const near = 1e-4;

const known = new WeakMap<Score, Read>();

/** The moves and called words of a score with their places, worked out once for each score. */
function read(score: Score): Read {
  const before = known.get(score);
  if (before) return before;
  const starts = [0];
  const moves: Begun[] = [];
  const calls: CalledCue[] = [];
  for (const { title: phrase, counts, cues } of score.phrases) {
    const start = starts.at(-1) ?? 0;
    starts.push(start + counts);
    let title = phrase;
    if (cues[0]?.at !== 1 || cues[0].title === undefined)
      moves.push({ place: start, move: phrase, title, hint: '' });
    for (const cue of cues) {
      const place = start + cue.at - 1;
      if (cue.title !== undefined) {
        title = cue.title;
        moves.push({ place, move: cue.move ?? title, title, hint: cue.hint ?? '' });
      }
      if (cue.say !== '') calls.push({ place, count: cue.at, cue: cue.say, title });
    }
  }
  const made = { starts, length: starts.at(-1) ?? 0, moves, calls };
  known.set(score, made);
  return made;
}

function lastAt<Entry extends { place: number }>(
  entries: readonly Entry[],
  place: number,
): Entry | undefined {
  return entries[lastBegun(entries.length, place, (index) => (entries[index] as Entry).place)];
}
