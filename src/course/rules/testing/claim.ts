// A sentence of a lesson about the dance, with a check of it on the figure.

import { defaultCourse } from '#course/content/default-course.ts';
import { moves } from '#dance/content/routine/moves.ts';
import type { Move } from '#dance/content/routine/notation.ts';

export type Claim = {
  /** The lesson's day, 1 to 12. */
  day: number;
  /** The sentence, word for word as in the lesson or in the hint of a move. */
  says: string;
  /** Whether the figure does what the sentence says. */
  holds: () => boolean;
};

/** Returns all words of a lesson: notes, checklists, and the hints of all moves. */
export function wordsOf(day: number): string {
  const steps = defaultCourse[day - 1]?.steps ?? [];
  const notes = steps.flatMap(({ notes_html, checklists }) => [
    notes_html ?? '',
    ...checklists.map(({ item_text }) => item_text),
  ]);
  const hints = Object.values<Move>(moves).map(({ hint }) => hint);
  return plain([...notes, ...hints].join('\n'));
}

/** Returns the words without HTML tags and with single spaces. */
export function plain(words: string): string {
  return words.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}
