// What a learner has done, as finished answers: the server applies the rules, the web shows them (specification 4).

import { z } from 'zod';
import { trophyParts } from '#content/course/trophies.ts';
import { operation } from './operation.ts';
import { id, instant } from './text.ts';

const trophyPart = z.enum(trophyParts);

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
  /** Always the five, in order; unlocked_at is null for a locked one and for an earned one without a date. */
  trophies: z.array(z.object({ part: trophyPart, unlocked: z.boolean(), unlocked_at: instant.nullable() })),
  next_trophy: trophyPart.nullable(),
  latest_trophy: z.object({ part: trophyPart, unlocked_at: instant.nullable() }).nullable(),
  rehearsal: z.object({ page_unlocked: z.boolean(), card_unlocked: z.boolean(), completed: z.boolean() }),
  /** Consecutive practice days in the learner's own time zone; 0 after a full missed day. */
  current_streak: z.number().int(),
  /** Ids of the checklist items marked done. */
  checked: z.array(z.string()),
});
export type Progress = z.infer<typeof progress>;

/** What a completion brought, beside the progress as it stands afterwards. */
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
  finishRehearsal: operation({
    who: 'learner',
    summary: 'The rehearsal was danced to its end',
    output: outcome,
    errors: ['locked', 'too_many_requests'],
  }),
};
