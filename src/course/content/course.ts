// The shape of the course in content and database: the entities of the specification, section 3.
// All code, from the database to the pages, uses the specification's column names. Times are seconds of the step's own
// medium.

/** The lessons that count for progress. */
export const lessonCount = 12;
/** The order_num of the rehearsal, which follows the twelve lessons. */
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
  /**
   * The item's range of the house routine, in seconds. It is null when the item has the lesson's segment of the same
   * number.
   */
  dance_start: number | null;
  dance_end: number | null;
};

/**
 * One step of a lesson. The player tries first `youtube_id` (ids separated by commas or spaces), then `media_file` (a
 * file in the media folder). A step that has neither of them, but a range of the house routine, is danced by the house
 * dancer.
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
  /** The range of the house routine, in seconds, that the house dancer dances when the step has no medium. */
  dance_start: number | null;
  dance_end: number | null;
  notes_html: string;
};

/** A lesson: `order_num` is the day, 1 to 12, or 13 for the rehearsal. */
export type Lesson = {
  id: string;
  order_num: number;
  lesson_number: number;
  title: string;
};

export type CourseStep = Step & { checklists: Checklist[] };
export type CourseLesson = Lesson & { steps: CourseStep[] };
