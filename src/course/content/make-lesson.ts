// Turns a lesson as its author writes it into database rows, with ids, order and seconds of the routine.

import { type CourseLesson, type CourseStep, rehearsalLesson } from './course.ts';
import { cueSheet } from './cue-sheet.ts';

/** A range of the house routine, in seconds. */
export type Range = { start: number; end: number };

export type WrittenLesson = {
  day: number;
  title: string;
  /** The learn steps in order: the range of the medium, and the notes beside it. */
  learn: readonly (Range & { notes: string })[];
  /** The notes of the practice step end with the cue sheets of both phrases. */
  practice: { notes: string; items: readonly (Range & { text: string })[] };
  zombie_check: string;
};

const phraseSeconds = 15;
/** Length of eight counts at 128 beats a minute, in seconds. */
const eightSeconds = 3.75;

/** The range of a phrase of the routine; `number` is 1 to 24. */
export function phrase(number: number): Range {
  return { start: (number - 1) * phraseSeconds, end: number * phraseSeconds };
}

/** The join after a phrase: its last eight counts and the first eight of the next phrase. */
export function join(number: number): Range {
  return { start: number * phraseSeconds - eightSeconds, end: number * phraseSeconds + eightSeconds };
}

/** The range of the two phrases of a day in one go. */
export function wholeDay(day: number): Range {
  return { start: phrase(2 * day - 1).start, end: phrase(2 * day).end };
}

/** Makes the lesson of one day: learn steps, practice, zombie check. The house dancer dances all of these steps. */
export function makeLesson({ day, title, learn, practice, zombie_check }: WrittenLesson): CourseLesson {
  const id = String(day);
  const whole = wholeDay(day);
  const cues = [2 * day - 1, 2 * day].map((number) => cueSheet(number));
  const steps: CourseStep[] = [
    ...learn.map(({ notes, ...range }, index) => step(`${id}-learn-${index + 1}`, 'learn', range, notes)),
    {
      ...step(`${id}-practice`, 'practice', whole, [practice.notes.trim(), ...cues].join('\n')),
      checklists: practice.items.map(({ text, start, end }, index) => ({
        id: `${id}-practice-${index + 1}`,
        step_id: `${id}-practice`,
        order_num: index + 1,
        item_text: text,
        start_time: start,
        end_time: end,
        dance_start: start,
        dance_end: end,
      })),
    },
    step(`${id}-zombie-check`, 'zombie_check', whole, zombie_check),
  ];
  return lessonOf(day, title, steps);
}

/** The rehearsal: the lesson after the twelve, one step with the whole routine. */
export function makeRehearsal({
  title,
  range,
  notes,
}: {
  title: string;
  range: Range;
  notes: string;
}): CourseLesson {
  return lessonOf(rehearsalLesson, title, [step(`${rehearsalLesson}-rehearse`, 'rehearse', range, notes)]);
}

function lessonOf(order_num: number, title: string, steps: CourseStep[]): CourseLesson {
  const id = String(order_num);
  return {
    id,
    order_num,
    lesson_number: order_num,
    title,
    steps: steps.map((each, index) => ({ ...each, lesson_id: id, order_num: index + 1 })),
  };
}

function step(
  id: string,
  step_type: CourseStep['step_type'],
  { start, end }: Range,
  notes: string,
): CourseStep {
  return {
    id,
    lesson_id: '',
    step_type,
    order_num: 0,
    youtube_id: null,
    media_file: null,
    start_time: start,
    end_time: end,
    dance_start: start,
    dance_end: end,
    notes_html: notes.trim(),
    checklists: [],
  };
}
