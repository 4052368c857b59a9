// Finds the stretches of a score: each named house move with the counts that the move fills. A move goes on until
// another move is named, until an eight begins with a name without a house move, or until the phrase ends.

import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import type { Call } from '#dance/content/routine/notation.ts';
import { calledName } from '#dance/rules/routine/called-move.ts';
import type { Score, ScoreCue, ScorePhrase } from '#dance/rules/score/score.ts';

export type HouseCall = Call<MoveName>;

export type Stretch = {
  /** Place of the stretch's first count in the score, and the stretch's length in counts. */
  start: number;
  counts: number;
  /** Number of the stretch's phrase, and number of its first count in that phrase, both from 1. */
  phrase: number;
  count: number;
  /** The operator's name for the stretch; the title of its phrase for a stretch without a name. */
  title: string;
  /** The house move; null if the stretch names no move, or a move that is not a house move. */
  call: HouseCall | null;
  /** The named move, if it is not a house move; else null. */
  unknown: string | null;
};

/** Counts of an eight. */
export const eight = 8;

/** Whether `name` is the name of a house move, with or without a `~` for the other side. */
export function isHouseCall(name: string): name is HouseCall {
  return Object.hasOwn(moves, calledName(name)) && !name.startsWith('~~');
}

const known = new WeakMap<Score, readonly Stretch[]>();

/** The stretches of a score in the order of the dance. Together they have all counts of the score. */
export function stretchesOf(score: Score): readonly Stretch[] {
  const before = known.get(score);
  if (before) return before;
  let start = 0;
  const made = score.phrases.flatMap((phrase, index) => {
    const first = start;
    start += phrase.counts;
    return stretchesIn(phrase).map((stretch) => ({
      ...stretch,
      start: first + stretch.count - 1,
      phrase: index + 1,
    }));
  });
  known.set(score, made);
  return made;
}

/** Whether the house dancer can dance all of a score, because every count of the score has a house move. */
export function isDanceable(score: Score): boolean {
  const stretches = stretchesOf(score);
  return stretches.length > 0 && stretches.every(({ call }) => call !== null);
}

type InPhrase = Omit<Stretch, 'start' | 'phrase'>;

function stretchesIn({ title, counts, cues }: ScorePhrase): InPhrase[] {
  const begun = cues.filter((cue) => cue.title !== undefined && begins(cue));
  const first = begun[0]?.at === 1 ? [] : [{ at: 1, title }];
  const all: Pick<ScoreCue, 'at' | 'title' | 'move'>[] = [...first, ...begun];
  return all.map(({ at, title: name = title, move }, index) => {
    const call = move !== undefined && isHouseCall(move) ? move : null;
    return {
      count: at,
      counts: (all[index + 1]?.at ?? counts + 1) - at,
      title: name,
      call,
      unknown: move !== undefined && call === null ? move : null,
    };
  });
}

const begins = ({ at, move }: ScoreCue) => move !== undefined || at % eight === 1;
