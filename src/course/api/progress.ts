// A learner's progress. The server applies the rules of section 4, and the web only shows the results.

import { z } from 'zod';
import { trophyParts } from '#course/content/trophies.ts';
import { eachFigure } from '#course/rules/figures.ts';
import { planLimits } from '#course/rules/plan/plan-limits.ts';
import { scoreLimits } from '#dance/rules/score/score-problem.ts';
import { operation } from '#platform/api/operation.ts';
import { id, instant, text } from '#platform/api/text.ts';
import { earlierSeconds } from '#player/rules/before-scores.ts';
import { repetitionAnswers, repetitionsInCall } from '#player/rules/repetition.ts';

const trophyPart = z.enum(trophyParts);

/** Counts of the score in one go: their beginning and their end, in counts. */
const countRange = z.tuple([z.number(), z.number()]);
const localDay = z.iso.date();
const count = z.number().int().nonnegative();

/**
 * The part of the dance that the learner knows, and the plan to the event (src/course/rules/plan/dance-progress.ts).
 */
const dance = z.object({
  phrases: z.array(
    z.object({
      score: z.string(),
      phrase: z.string(),
      danced: count,
      played: count,
      played_rate: z.number().nullable(),
      eights: z.array(count),
      joined: count,
      checks: count,
      clean: count,
      clean_rate: z.number().nullable(),
      clean_eights: z.array(count),
      clean_joined: count,
      again: count,
      practised_at: instant.nullable(),
    }),
  ),
  coverage: z
    .object({
      counts: z.number(),
      clean: z.array(countRange),
      slow: z.array(countRange),
      length: z.number(),
      tempo: z.number(),
    })
    .nullable(),
  plan: z.object({
    outcome: z.enum(['on_course', 'too_late', 'ready', 'no_date']),
    days_left: count,
    lessons: z.array(z.object({ order_num: z.number().int(), from: localDay, to: localDay })),
    today: z.array(z.number().int()),
    rests_today: z.boolean(),
    rehearse_on: localDay.nullable(),
    left_out: z.array(z.number().int()),
    needed_minutes: z.number().int().nullable(),
    seconds: z.number().nullable(),
    minutes_per_day: z.number().int(),
    rest_days: z.array(z.number().int()),
  }),
});

export const progress = z.object({
  /** Lessons 1 to 12 by order_num. */
  lessons: z.array(
    z.object({
      lesson_id: z.string(),
      order_num: z.number().int(),
      status: z.enum(['locked', 'unlocked', 'in_progress', 'completed']),
      completed_at: instant.nullable(),
    }),
  ),
  completed_count: z.number().int(),
  next_lesson: z.object({ lesson_id: z.string(), order_num: z.number().int(), title: z.string() }).nullable(),
  dashboard_card: z.enum(['continue_plan', 'rehearse_prompt', 'all_complete']),
  /** All trophies in order, locked ones too. `unlocked_at` is null for a locked trophy, or when its date is unknown. */
  trophies: z.array(z.object({ part: trophyPart, unlocked: z.boolean(), unlocked_at: instant.nullable() })),
  next_trophy: trophyPart.nullable(),
  latest_trophy: z.object({ part: trophyPart, unlocked_at: instant.nullable() }).nullable(),
  rehearsal: z.object({ page_unlocked: z.boolean(), card_unlocked: z.boolean(), completed: z.boolean() }),
  ...eachFigure(() => z.number().int()),
  /** Ids of the checklist items marked done. */
  checked: z.array(z.string()),
  dance,
});
export type Progress = z.infer<typeof progress>;

const common = {
  key: id,
  rate: z.number().min(0.25).max(2),
  answer: z.enum(repetitionAnswers),
  /** When the repetition was danced, by the device's clock, in epoch milliseconds. */
  danced_at: z.number(),
};

/** A part of a phrase in counts, and the phrase's length. */
const part = z
  .strictObject({
    phrase: text({ max: scoreLimits.id }),
    counts: z.number().int().positive().max(scoreLimits.longest),
    from: z.number().min(0),
    to: z.number(),
  })
  .refine(({ from, to, counts }) => to > from && to <= counts, { message: 'Must end after it starts' });

const repetition = z.strictObject({
  ...common,
  score: text({ max: scoreLimits.id }),
  parts: z.array(part).min(1).max(scoreLimits.phrases),
});

/**
 * A repetition in seconds of the house routine. Pages that were opened before dances had scores still send repetitions
 * in this shape.
 */
const earlierRepetition = z
  .strictObject({ ...common, start: z.number().min(0), end: z.number().max(earlierSeconds) })
  .refine(({ start, end }) => end > start, { message: 'Must end after it starts' });

/** The progress after a lesson or rehearsal was completed, and the trophies earned by it. */
const outcome = z.object({ progress, new_trophies: z.array(trophyPart) });

export const progressOperations = {
  readProgress: operation({ who: 'learner', summary: 'Everything about one learner', output: progress }),
  checkItem: operation({
    who: 'learner',
    summary: 'Mark a practice list item done; repeating it changes nothing',
    params: z.strictObject({ checklist_id: id }),
    output: z.object({ progress }),
    errors: ['not_found', 'too_many_requests'],
  }),
  uncheckItem: operation({
    who: 'learner',
    summary: 'Take a mark back; repeating it changes nothing',
    params: z.strictObject({ checklist_id: id }),
    output: z.object({ progress }),
    errors: ['not_found', 'too_many_requests'],
  }),
  completeLesson: operation({
    who: 'learner',
    summary: 'Complete a lesson: trophies, lesson 13 and streak follow in the same transaction',
    params: z.strictObject({ lesson_id: id }),
    output: outcome,
    errors: ['not_found', 'locked', 'too_many_requests'],
  }),
  reopenLesson: operation({
    who: 'learner',
    summary: 'Mark a completed lesson open again; trophies and streak stay, repeating it changes nothing',
    params: z.strictObject({ lesson_id: id }),
    output: z.object({ progress }),
    errors: ['not_found', 'too_many_requests'],
  }),
  recordRepetitions: operation({
    who: 'learner',
    summary:
      'Ranges of the routine that were danced to their end, and what the learner calls them; each counts once, by its key',
    body: z.strictObject({
      /** The device's clock at sending, in epoch milliseconds. Its difference to `danced_at` is a repetition's age. */
      sent_at: z.number(),
      repetitions: z
        .array(z.union([repetition, earlierRepetition]))
        .min(1)
        .max(repetitionsInCall),
    }),
    output: z.object({ progress }),
    errors: ['too_many_requests'],
  }),
  setPlan: operation({
    who: 'learner',
    summary: 'Minutes a day and days of rest for the plan to the event',
    body: z.strictObject({
      minutes_per_day: z.number().int().min(planLimits.minutes.least).max(planLimits.minutes.most),
      /** Days of the week; 0 is Sunday. */
      rest_days: z.array(z.number().int().min(0).max(6)).max(7),
    }),
    output: z.object({ progress }),
    errors: ['too_many_requests'],
  }),
  finishRehearsal: operation({
    who: 'learner',
    summary: 'The rehearsal was danced to its end',
    output: outcome,
    errors: ['locked', 'too_many_requests'],
  }),
};
