// The shape of the course as content and database spell it: the specification's entities, section 3.
// Field names are the specification's column names, in every house. Times are seconds on the step's own medium.

/** The lessons that count for progress. */
export const lessonCount = 12;
/** The order_num of the rehearsal, the lesson after them. */
export const rehearsalLesson = lessonCount + 1;

export type StepType = 'learn' | 'practice' | 'zombie_check' | 'rehearse';

/** One line of a practice list: a thing to be able to do, and the range of the medium that shows it. */
export type Checklist = {
  id: string;
  step_id: string;
  order_num: number;
  item_text: string;
  start_time: number;
  end_time: number;
  /** Range of the house routine (seconds) that the dancer dances for this item; null: the lesson's i-th segment. */
  dance_start: number | null;
  dance_end: number | null;
};

/**
 * One step of a lesson. Its media are tried in this order: `youtube_id` (one or more ids, separated by commas or
 * spaces), `media_file` (a file's name below the media folder). Without both the dancer dances its range of the routine.
 */
export type Step = {
  id: string;
  lesson_id: string;
  step_type: StepType;
  order_num: number;
  youtube_id: string | null;
  media_file: string | null;
  start_time: number;
  end_time: number;
  /** Range of the house routine (seconds) for the dancer, who dances it where the step has no other media. */
  dance_start: number | null;
  dance_end: number | null;
  notes_html: string;
};

/** A lesson: the days by order_num, and after them the rehearsal. */
export type Lesson = {
  id: string;
  order_num: number;
  lesson_number: number;
  title: string;
};

export type CourseStep = Step & { checklists: Checklist[] };
export type CourseLesson = Lesson & { steps: CourseStep[] };
