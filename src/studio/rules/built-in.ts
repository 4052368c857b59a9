// Recognises built-in content by its words, not by its id: an imported course has other ids, and operators edit notes
// paragraph by paragraph.

import type { Checklist, CourseStep } from '#course/content/course.ts';
import { cueSheet } from '#course/content/cue-sheet.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { houseDays } from '#course/rules/lesson-dance.ts';
import { readableText } from './changed-words.ts';

/**
 * The kinds of built-in text in notes: texts about the house dance ('notes'), recaps of earlier days, notes of Zombie
 * Checks, and lists of the words on each count ('cue_sheets').
 */
export type BuiltInNotes = 'notes' | 'recaps' | 'checks' | 'cue_sheets';

/** The fewest characters of a line that is recognised: shorter lines are often the same in anybody's notes. */
const recognisable = 12;

export function isBuiltInTitle(title: string): boolean {
  return known().titles.has(plain(title));
}

export function isBuiltInItem({ item_text }: Pick<Checklist, 'item_text'>): boolean {
  return known().items.has(plain(item_text));
}

/** Returns the kinds of built-in text in notes, and whether the notes are wholly built in. */
export function builtInNotes(notes_html: string): { kinds: Set<BuiltInNotes>; wholly: boolean } {
  const lines = linesOf(notes_html);
  const found = lines.map((line) => known().lines.get(line));
  return {
    kinds: new Set(found.filter((kind) => kind !== undefined && kind !== 'names')),
    wholly: lines.length > 0 && found.every((kind) => kind !== undefined),
  };
}

/**
 * Whether a step or an item still has the times of the house routine, because nobody has set its times since it got a
 * video.
 */
export function hasHouseSeconds(times: {
  start_time: number;
  end_time: number;
  dance_start: number | null;
  dance_end: number | null;
}): boolean {
  return (
    times.dance_end !== null && times.start_time === times.dance_start && times.end_time === times.dance_end
  );
}

type Known = {
  titles: ReadonlySet<string>;
  items: ReadonlySet<string>;
  /** The kind of each built-in line; 'names' for names of phrases and moves, which occur in notes of several kinds. */
  lines: ReadonlyMap<string, BuiltInNotes | 'names'>;
};

let built: Known | undefined;

/** Returns the words of the built-in course, which are collected at the first call. */
function known(): Known {
  built ??= readBuiltIn();
  return built;
}

function readBuiltIn(): Known {
  const steps = defaultCourse.flatMap((lesson) => lesson.steps);
  const lines = new Map<string, BuiltInNotes | 'names'>();
  for (const step of steps) for (const line of linesOf(step.notes_html)) lines.set(line, kindOf(line, step));
  for (const phrase of houseDays().flat())
    for (const line of linesOf(cueSheet(phrase))) lines.set(line, /^\d/.test(line) ? 'cue_sheets' : 'names');
  return {
    titles: new Set(defaultCourse.map(({ title }) => plain(title))),
    items: new Set(steps.flatMap((step) => step.checklists.map(({ item_text }) => plain(item_text)))),
    lines,
  };
}

function kindOf(line: string, { step_type }: Pick<CourseStep, 'step_type'>): BuiltInNotes {
  if (/^(?:Recap|The join)\./.test(line)) return 'recaps';
  return step_type === 'zombie_check' ? 'checks' : 'notes';
}

/**
 * Returns the paragraphs and other lines of notes, without markers and without lines that are too short to be
 * recognised.
 */
function linesOf(notes_html: string): string[] {
  return notes_html
    .split(/<br\b[^>]*>|<\/(?:p|li|h[1-6]|blockquote|div)>|\n/i)
    .map(plain)
    .filter((line) => line.length >= recognisable && !/^\[[A-Z_]+(?: [\d-]+)?\]$/.test(line));
}

function plain(html: string): string {
  return readableText(html).replace(/\s+/g, ' ').trim();
}
