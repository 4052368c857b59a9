import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { warmUpMarker } from '#course/content/warm-up-marker.ts';
import { danceOf } from '#course/rules/house-dance.ts';
import { houseDays } from '#course/rules/lesson-dance.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { allowedTags } from '#platform/rules/allowed-html.ts';
import { type NotesPart, notesDrills, notesParts } from './notes-marker.ts';

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

test.each(named)('the notes of %s are not empty', (_, { notes_html }) => {
  const text = notes_html
    .replace(warmUpMarker, '')
    .replace(/\[DANCE_.+\]/g, '')
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

const days = defaultCourse.slice(0, 12);
const learnt = days.flatMap(({ order_num, steps: own }) =>
  own.slice(1, 3).map((step, index) => [order_num, index + 1, step] as const),
);

test.each(learnt)(
  'day %i, phrase %i: all four eights are named in order, each beside its own button',
  (_, __, step) => {
    const parts = notesParts(step.notes_html);
    expect(parts.flatMap(eightsIn)).toEqual([1, 2, 3, 4]);
    for (const [index, part] of parts.entries()) {
      const eights = eightsIn(part);
      if (eights.length > 0) expect(parts[index - 1]).toEqual({ eights: [eights[0], eights.at(-1)] });
    }
  },
);

test.each(learnt)(
  'day %i, phrase %i says where the weight is and what goes wrong most often',
  (_, __, step) => {
    expect(step.notes_html).toMatch(/<p><b>Weight\.<\/b> .+<\/p>\n<p><b>Common mistake\.<\/b> .+<\/p>/);
  },
);

test.each(days.slice(1).map((lesson) => [lesson.order_num, lesson] as const))(
  'day %i begins with what came before, and with the join that leads out of it',
  (_, { steps: own }) => {
    const [, before, after] = notesParts(own[0]?.notes_html ?? '');
    expect(before).toEqual({
      html: expect.stringMatching(/^<p><b>Recap\.<\/b> .+<\/p>\n<p><b>The join\.<\/b> .+<\/p>$/),
    });
    expect(after).toEqual({ join: true });
  },
);

test.each(named)(
  'what the notes of %s name to be danced can be danced from there',
  (_, { notes_html, dance_start, dance_end }) => {
    const parts = notesParts(notes_html);
    const counts = danceOf({ dance_start, dance_end }) ?? { start: 0, end: 0 };
    const step = { score: houseScore(), counts, days: houseDays() };
    for (const [index, part] of parts.entries()) {
      if (!('html' in part)) {
        if (!('warm_up' in part)) expect(notesDrills(part, step)).toHaveLength(1);
        continue;
      }
      expect(part.html).not.toMatch(/\[[A-Z_]+/);
      const [, first, last] = /Days (\d+) (?:to|and) (\d+) (?:together|in one go|once)/.exec(part.html) ?? [];
      if (first) expect(parts[index + 1]).toEqual({ days: [Number(first), Number(last)] });
      if (/\bLoop the|\bin slow motion/.test(part.html))
        expect(parts[index + 1]).toMatchObject(
          part.html.includes('joins') ? { join: true } : { eights: expect.anything() },
        );
    }
  },
);

test('day 1 says what feet and floor need', () => {
  expect(days[0]?.steps[1]?.notes_html).toMatch(/shoes and bare feet both work.+floor/);
});

// §2.every-range-lesson-names-danced
test('three days ask for several days in one go', () => {
  const asked = days.filter(({ steps: own }) =>
    own.some(({ notes_html }) => /\[DANCE_DAYS/.test(notes_html)),
  );
  expect(asked.map(({ order_num }) => order_num)).toEqual([4, 6, 11]);
});

/** The eights (1 to 4) that a piece of notes names at its beginning, as in 'First and second eight.' */
function eightsIn(part: NotesPart): number[] {
  const [, words] = ('html' in part && /^<p><b>([^<]*?) eights?\b/.exec(part.html)) || [];
  if (words === undefined) return [];
  if (words === 'First two') return [1, 2];
  const ordinals = ['first', 'second', 'third', 'fourth'];
  return words
    .toLowerCase()
    .split(' and ')
    .map((word) => ordinals.indexOf(word) + 1);
}
