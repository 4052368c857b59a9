import { expect, test } from 'vitest';
import { defaultCourse } from '#content/course/default-course.ts';
import { warmUpMarker } from '#content/course/warm-up-marker.ts';
import { allowedTags } from './allowed-html.ts';
import { notesParts } from './notes-marker.ts';

const steps = defaultCourse.flatMap((lesson) => lesson.steps);
const named = steps.map((step) => [step.id, step] as const);

test.each(named)(
  'the notes of %s use allowed tags only, close them, and leave none empty',
  (_, { notes_html }) => {
    const open: string[] = [];
    for (const [, close, tag = '', attributes] of notes_html.matchAll(/<(\/?)(\w+)([^>]*)>/g)) {
      expect(allowedTags as readonly string[]).toContain(tag);
      expect(attributes).toBe('');
      if (tag === 'br') continue;
      if (close) expect(open.pop()).toBe(tag);
      else open.push(tag);
    }
    expect(open).toEqual([]);
    expect(notes_html).not.toMatch(/<(\w+)>\s*<\/\1>/);
    expect(notes_html).not.toMatch(/[<&](?![/\w])/);
  },
);

test.each(named)('the notes of %s say something', (_, { notes_html }) => {
  const text = notes_html
    .replace(warmUpMarker, '')
    .replace(/\[DANCE_DAYS \d+-\d+\]/, '')
    .replace(/<[^>]*>/g, ' ');
  expect(text.trim().split(/\s+/).length).toBeGreaterThan(25);
});

test.each(defaultCourse.map((lesson) => [lesson.order_num, lesson] as const))(
  'lesson %i warms up once, first of all',
  (_, lesson) => {
    const [first, ...rest] = lesson.steps.map((step) => notesParts(step.notes_html));
    expect(first?.[0]).toEqual({ warm_up: true });
    expect([...(first?.slice(1) ?? []), ...rest.flat()]).not.toContainEqual({ warm_up: true });
  },
);

test.each(defaultCourse.slice(0, 12).map((lesson) => [lesson.order_num, lesson] as const))(
  'day %i asks whether you lurch or walk',
  (_, { steps: own }) => {
    expect(own.at(-1)?.notes_html).toMatch(/do you lurch, or do you walk\?/i);
  },
);
