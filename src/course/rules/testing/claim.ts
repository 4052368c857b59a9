// A sentence of a lesson that a pose can prove, and the proof.

import { defaultCourse } from '#course/content/default-course.ts';
import { moves } from '#dance/content/routine/moves.ts';
import type { Move } from '#dance/content/routine/notation.ts';

export type Claim = {
  /** 1 to 12. */
  day: number;
  /** Word for word as the lesson (or the hint of a move it dances) says it. */
  says: string;
  /** Whether the figure does it. */
  holds: () => boolean;
};

/** Everything that a lesson says: notes, checklists, and the hints of all moves. */
export function wordsOf(day: number): string {
  const steps = defaultCourse[day - 1]?.steps ?? [];
  const notes = steps.flatMap(({ notes_html, checklists }) => [
    notes_html ?? '',
    ...checklists.map(({ item_text }) => item_text),
  ]);
  const hints = Object.values<Move>(moves).map(({ hint }) => hint);
  return plain([...notes, ...hints].join('\n'));
}

/** Without marks of HTML and with single spaces. */
export function plain(words: string): string {
  return words.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');
}
