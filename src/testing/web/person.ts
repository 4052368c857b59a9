// A person for component tests, with their progress in the course that ships.

import { defaultCourse } from '#course/content/default-course.ts';
import { defaultSettings } from '#course/content/settings.ts';
import { type LearnerRows, learnerProgress, nothingYet } from '#course/rules/learner-progress.ts';
import { danceProgress } from '#course/rules/plan/dance-progress.ts';
import { unlockedTrophies } from '#course/rules/trophies.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { SessionUser } from '#people/api/session.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { type Answers, refusal } from './answers.ts';

export const morticia: SessionUser = {
  id: '00000000-0000-4000-8000-000000000001',
  first_name: 'Morticia',
  last_name: null,
  email: 'morticia@example.org',
  age_group: '18+',
  survey_open: false,
  role: 'dancer',
  chosen_zone: null,
  chosen_side: null,
  operator: false,
};

type Progress = OutputOf<'readProgress'>;

/**
 * The things that a learner has done. `completed`: the last completed lesson; lessons 1 to this one are completed, with
 * their trophies. `dance`: differences from a dance of which nothing has been danced.
 */
export type Doings = {
  completed?: number;
  rehearsed?: boolean;
  rows?: Partial<LearnerRows>;
  dance?: Partial<Progress['dance']>;
};

const lessons = defaultCourse.map(({ steps: _, ...lesson }) => lesson);

/** Returns the progress that the server would answer for a learner with these doings. */
export function progressOf({
  completed = 0,
  rehearsed = false,
  rows = {},
  dance = {},
}: Doings = {}): Progress {
  const done = lessons.slice(0, completed);
  const at = '2026-10-05T12:00:00.000Z';
  const trophies = unlockedTrophies({
    completed: new Set(done.map(({ order_num }) => order_num)),
    rehearsals: rehearsed ? 1 : 0,
  });
  return {
    ...learnerProgress({
      ...nothingYet,
      lessons,
      completed: done.map(({ id }) => ({ lesson_id: id, completed_at: at })),
      touched_lesson_ids: done.map(({ id }) => id),
      rehearsals: rehearsed ? 1 : 0,
      trophies: trophies.map((part) => ({ part, unlocked_at: at })),
      ...rows,
    }),
    dance: { ...undanced(done.map(({ order_num }) => order_num)), ...dance },
  };
}

/** Returns the progress of the dance of a learner who has danced nothing yet and has no date to plan for. */
function undanced(completed: readonly number[]): Progress['dance'] {
  return danceProgress({
    lessons: lessons.map(({ order_num }) => ({ order_num, phrases: [], completed_at: null })),
    completed: new Set(completed),
    score: houseScore(),
    rehearses: true,
    records: [],
    choices: { minutes_per_day: null, rest_days: [] },
    practice: { current_streak: 0, last_day: null },
    eventAt: null,
    now: Date.parse('2026-10-05T12:00:00.000Z'),
    zone: 'UTC',
  });
}

/** The answers of a server without any changes: the course as shipped, and nobody signed in. */
export const shippedAnswers: Answers = {
  readSession: { user: null, developer_tools: false },
  readCopy: { copy: allCopy, settings: { ...defaultSettings } },
  readCourse: { lessons },
  readLesson: ({ params }) => defaultCourse.find(({ id }) => id === params.lesson_id) ?? refusal('not_found'),
};

/**
 * Answers to the calls that optional subjects make on everybody's pages, for a person who uses none of these subjects.
 */
const ofOthers: Answers = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Answers>('../../*/web/testing/signed-in-answers.ts', {
      eager: true,
      import: 'signedInAnswers',
    }),
  ),
);

/** Returns the answers that differ when `person` is signed in and has done `doings`. */
export function signedInAnswers(person: SessionUser = morticia, doings: Doings = {}): Answers {
  return {
    readSession: { user: person, developer_tools: false },
    readProgress: progressOf(doings),
    ...ofOthers,
    recordRepetitions: () => ({ progress: progressOf(doings) }),
    chooseSide: ({ body }) => body,
  };
}
