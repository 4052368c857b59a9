// Short forms of scores and problems, in which tests compare the results of reading a sheet.

import { readSheet } from '#dance/rules/score/read-sheet.ts';
import type { Score } from '#dance/rules/score/score.ts';

/** The phrases of a score, each as its title, its counts and the words called on them. */
export const said = ({ phrases }: Score) =>
  phrases.map(
    ({ title, counts, like, cues }) =>
      `${title} ${counts}${like ? ` like ${like}` : ''}: ${cues.map(({ at, say, title: name }) => `${at}${name === undefined ? '' : `(${name})`} ${say}`).join(', ')}`,
  );

/** The line, level and sentence of each problem of the sheet `text`, above which a line with a tempo is added. */
export const problemsOf = (text: string) =>
  readSheet(`118 bpm\n${text}`).problems.map(({ line, level, text: words }) => [line - 1, level, words]);
