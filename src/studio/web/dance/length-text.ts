import { lengthOf, type Score } from '#dance/rules/score/score.ts';
import { clockText } from '#studio/rules/step-problems.ts';

/**
 * Returns words such as '14 phrases, 684 counts, 5:48 long at 118 beats a minute; 20 s of music come before
 * its first count.'
 */
export function lengthText(score: Score, intro: number | null): string {
  const { tempo, phrases } = score;
  const counts = lengthOf(score);
  const many = `${phrases.length} ${phrases.length === 1 ? 'phrase' : 'phrases'}`;
  const clock = clockText(Math.round((counts * 60) / tempo));
  return `${many}, ${counts} counts, ${clock} long at ${tempo} beats a minute${intro === null ? '.' : `; ${intro} s of music come before its first count.`}`;
}
