// The script sheet in its printed form: sections, phrases, and a row for each move with its counts and words.

import { movesOf, phraseCounts, type Score } from '#dance/rules/score/score.ts';

export type ScriptRow = {
  /** The counts of the move within its phrase: '1–8', or '5' for one count. */
  counts: string;
  move: string;
  /** The words called in the move, with their counts: '1 bounce, 3& up'. */
  words: string;
  hint: string;
};

export type ScriptPhrase = {
  number: number;
  title: string;
  section: string;
  counts: number;
  /** The title of the phrase that this phrase repeats; null for a phrase that repeats none. */
  repeats: string | null;
  /** The first day that teaches the phrase, such as 'Day 3'; null if no day teaches it. */
  day: string | null;
  /** The rows of the phrase's moves; empty for a phrase that repeats another. */
  rows: ScriptRow[];
};

/** Returns the phrases of a score in order; `days` has the ids of the phrases that each day teaches. */
export function scriptPhrases(score: Score, days: readonly (readonly string[])[]): ScriptPhrase[] {
  const moves = movesOf(score);
  return score.phrases.map(({ id, title, section, counts, like, cues }, index) => {
    const { start } = phraseCounts(score, index + 1);
    const day = days.findIndex((ids) => ids.includes(id));
    const own = moves.filter(({ phrase }) => phrase === index + 1);
    const rowOf = ({ title: move, counts: { start: from, end } }: (typeof own)[number]): ScriptRow => {
      const [first, last] = [from - start + 1, end - start];
      const within = cues.filter(({ at }) => at >= first && at < last + 1);
      const hint = within.find(({ at }) => at === first)?.hint ?? '';
      const said = within.filter(({ say }) => say !== '');
      return { counts: first === last ? `${first}` : `${first}–${last}`, move, words: wordsText(said), hint };
    };
    return {
      number: index + 1,
      title,
      section,
      counts,
      repeats: (like !== undefined && score.phrases.find((each) => each.id === like)?.title) || null,
      day: day < 0 ? null : `Day ${day + 1}`,
      rows: like === undefined ? own.map(rowOf) : [],
    };
  });
}

/** Returns the called words with their counts: '1 bounce, 3& up'. */
export function wordsText(cues: readonly { at: number; say: string }[]): string {
  return cues
    .filter(({ say }) => say !== '')
    .map(({ at, say }) => `${Number.isInteger(at) ? at : `${Math.floor(at)}&`} ${say}`)
    .join(', ');
}
