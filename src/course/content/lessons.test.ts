import { expect, test } from 'vitest';
import { routine } from '#dance/content/routine/routine.ts';
import type { CourseStep } from './course.ts';
import { defaultCourse } from './default-course.ts';

const days = defaultCourse.slice(0, 12);
const spoken = (html: string) => html.toLowerCase().replace(/<[^>]*>/g, ' ');

test('the titles of the days are all different', () => {
  expect(new Set(defaultCourse.map(({ title }) => title)).size).toBe(13);
});

test.each(days.map((lesson) => [lesson.order_num, lesson] as const))(
  'day %i teaches its own two phrases of the routine, both cut and whole',
  (day, { steps }) => {
    const [whole, first, second] = steps as [CourseStep, CourseStep, CourseStep];
    expect([whole.start_time, whole.end_time]).toEqual([(day - 1) * 30, day * 30]);
    expect([first.start_time, first.end_time]).toEqual([(day - 1) * 30, (day - 1) * 30 + 15]);
    expect([second.start_time, second.end_time]).toEqual([(day - 1) * 30 + 15, day * 30]);
    for (const step of steps) {
      expect([step.dance_start, step.dance_end]).toEqual([step.start_time, step.end_time]);
      expect(step.youtube_id ?? step.media_file).toBeNull();
    }
  },
);

test.each(days.map((lesson) => [lesson.order_num, lesson] as const))(
  'day %i names both phrases and says a cue of every move it teaches',
  (day, { steps }) => {
    for (const [index, number] of [2 * day - 1, 2 * day].entries()) {
      const phrase = routine.phrases[number - 1];
      const notes = spoken(steps[index + 1]?.notes_html ?? '');
      expect(notes).toContain(phrase?.title.toLowerCase());
      for (const call of phrase?.moves ?? []) {
        const move = routine.moves[call.replace('~', '') as keyof typeof routine.moves];
        const known = [move.title, ...move.keys.flatMap((key) => ('say' in key ? [key.say ?? ''] : []))];
        expect(notes, move.title).toMatch(new RegExp(`\\b(${known.join('|').toLowerCase()})`));
      }
    }
  },
);

test('the rehearsal dances all of the routine, from the first second to the last', () => {
  expect(defaultCourse[12]?.steps).toMatchObject([
    {
      id: '13-rehearse',
      step_type: 'rehearse',
      start_time: 0,
      end_time: 360,
      dance_start: 0,
      dance_end: 360,
    },
  ]);
});
