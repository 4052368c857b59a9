// The shape of the course as data, strictly: an unknown or missing field is an error. Checks alone use the schema, never
// the web.

import { z } from 'zod';
import type { CourseLesson } from './course.ts';

const id = z.string().regex(/^[\w-]{1,64}$/, 'must be made of letters, digits, - and _');
const text = z.string().refine((value) => value.trim() !== '', 'must not be empty');
const order = z.int().positive();
const times = {
  start_time: z.number().nonnegative(),
  end_time: z.number().positive(),
  dance_start: z.number().nonnegative().nullable(),
  dance_end: z.number().positive().nullable(),
};

const checklist = z.strictObject({ id, step_id: id, order_num: order, item_text: text, ...times });

const step = z.strictObject({
  id,
  lesson_id: id,
  step_type: z.enum(['learn', 'practice', 'zombie_check', 'rehearse']),
  order_num: order,
  youtube_id: text.nullable(),
  media_file: text.nullable(),
  ...times,
  notes_html: text,
  checklists: z.array(checklist),
});

export const courseSchema: z.ZodType<CourseLesson[]> = z.array(
  z.strictObject({ id, order_num: order, lesson_number: order, title: text, steps: z.array(step) }),
);
