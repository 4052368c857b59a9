import { expect, test } from 'vitest';
import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { isBuiltInItem, isBuiltInTitle } from './built-in.ts';
import type { LetGoPlan } from './let-go.ts';
import { openRevision, revisionPlan } from './revision-days.ts';

const phrase = (title: string, move?: string) => ({
  id: title.toLowerCase(),
  section: title,
  title,
  counts: 16,
  cues: [{ at: 1, say: title, title, ...(move === undefined ? {} : { move }) }],
});
const titles = ['March', 'Swim', 'Claws'];
/** A dance of three parts; each of the first three days teaches one part. */
const short = (move?: string): OwnDance => ({
  score: { id: 'own', title: 'Town dance', tempo: 120, phrases: titles.map((title) => phrase(title, move)) },
  days: titles.map((title) => [title.toLowerCase()]),
});
const dance = short();
const [whole, part] = ['aaaaaaaaaaa', 'bbbbbbbbbbb'];
const mappings = { [`youtube ${whole}`]: steadyMapping(48, 120, 10) };

/** The shipped course, with one video on these days, and the video `rehearsal` (null: none) in the rehearsal. */
function courseWith(days: readonly number[], rehearsal: string | null = whole): CourseLesson[] {
  return (structuredClone(defaultCourse) as CourseLesson[]).map((lesson) => {
    const youtube_id = lesson.order_num === 13 ? rehearsal : days.includes(lesson.order_num) ? part : null;
    const steps = lesson.steps.map((step) => ({
      ...step,
      ...(youtube_id && { youtube_id, start_time: 0, end_time: 0 }),
    }));
    return { ...lesson, steps };
  });
}

/** The course after a plan was applied. */
function after(lessons: readonly CourseLesson[], plan: LetGoPlan): CourseLesson[] {
  return lessons.map((lesson) => ({
    ...lesson,
    title: plan.titles.find(({ lesson_id }) => lesson_id === lesson.id)?.title ?? lesson.title,
    steps: lesson.steps
      .filter(({ id }) => !plan.steps.includes(id))
      .map((step) => {
        const { step_id: _, ...medium } = plan.media.find(({ step_id }) => step_id === step.id) ?? {
          step_id: '',
        };
        const made = plan.lists.find(({ step_id }) => step_id === step.id)?.items ?? [];
        const items = made.map((item, index) => ({
          ...item,
          id: `${step.id} ${index}`,
          step_id: step.id,
          order_num: index + 1,
          dance_start: null,
          dance_end: null,
        }));
        return {
          ...step,
          ...medium,
          notes_html: plan.notes.find(({ step_id }) => step_id === step.id)?.notes_html ?? step.notes_html,
          checklists: [...step.checklists.filter(({ id }) => !plan.items.includes(id)), ...items],
        };
      }),
  }));
}

const all = [4, 5, 6, 7, 8, 9, 10, 11, 12];

test('with a dance of three parts the other nine days revise, and nothing of the house routine is left on them', () => {
  const lessons = courseWith([1, 2, 3]);
  expect(openRevision(lessons, { dance, mappings })).toEqual({ days: all, open: all });
  const plan = revisionPlan(lessons, { dance, mappings }, 'Revision');
  expect(plan.remarks).toEqual([]);
  const changed = after(lessons, plan);
  for (const lesson of changed.filter(({ order_num }) => all.includes(order_num))) {
    expect(lesson.steps.map(({ step_type }) => step_type)).toEqual(['learn', 'practice', 'zombie_check']);
    expect(lesson.steps.every(({ youtube_id }) => youtube_id === whole)).toBe(true);
    expect(
      isBuiltInTitle(lesson.title) || lesson.steps.some((step) => step.checklists.some(isBuiltInItem)),
    ).toBe(false);
    expect(lesson.steps.every(({ notes_html }) => ['', '[WARM_UP]'].includes(notes_html))).toBe(true);
  }
  expect(changed.slice(3, 7).map(({ title }) => title)).toEqual([
    'Revision: Claws',
    'Revision: Swim',
    'Revision: March',
    'Revision: Claws',
  ]);
  expect(plan.lists[0]?.items).toEqual([
    { item_text: 'Claws', start_time: 26, end_time: 34 },
    { item_text: 'March – Claws', start_time: 10, end_time: 34 },
  ]);
  // Days that teach something do not change, and a second plan changes nothing.
  expect(changed.slice(0, 3)).toEqual(lessons.slice(0, 3));
  expect(openRevision(changed, { dance, mappings })).toEqual({ days: all, open: [] });
  expect(after(changed, revisionPlan(changed, { dance, mappings }, 'Again'))).toEqual(changed);
});

test('without a video of the rehearsal a day shows what the day before shows, and gets its list once there is a mapping', () => {
  const lessons = courseWith([1, 2, 3], null);
  const plan = revisionPlan(lessons, { dance, mappings: {} }, 'Revision');
  expect(new Set(plan.media.map(({ youtube_id }) => youtube_id))).toEqual(new Set([part]));
  expect(plan.remarks[0]).toBe('Day 4: its practice list is empty until the counts of its video are known.');
});

test('a dance that the house dancer knows needs no video', () => {
  const known = { dance: short('march_forward'), mappings: {} };
  const plan = revisionPlan(courseWith([], null), known, 'Revision');
  expect([plan.media, plan.remarks]).toEqual([[], []]);
  expect(plan.lists[0]?.items.at(-1)).toEqual({ item_text: 'March – Claws', start_time: 0, end_time: 24 });
});

test('while nothing shows the dance nothing changes, and a sentence says what is missing', () => {
  const lessons = courseWith([], null);
  const { remarks, ...plan } = revisionPlan(lessons, { dance, mappings: {} }, 'Revision');
  expect(Object.values(plan).flat()).toEqual([]);
  expect(remarks).toEqual([
    'No video or film shows your dance yet, so days 4 to 12 would have nothing to show. Give a day before them its video, or choose a move for each eight.',
  ]);
  expect(openRevision(lessons, { dance, mappings: {} }).open).toEqual(all);
});

test('the operator’s own words, items, parts and videos stay on a day of revision', () => {
  const lessons = courseWith([1, 2, 3]);
  const [, , , day] = lessons;
  const [first, second] = day?.steps ?? [];
  if (!day || !first || !second) throw new Error('no day');
  day.title = 'Our evening';
  second.notes_html = '<p>Meet at the fountain.</p>';
  first.youtube_id = 'ccccccccccc';
  const plan = revisionPlan([...lessons], { dance, mappings }, 'Revision');
  const own = after(lessons, plan)[3];
  expect(own?.title).toBe('Our evening');
  expect(own?.steps.slice(0, 2).map(({ youtube_id }) => youtube_id)).toEqual(['ccccccccccc', whole]);
  expect(own?.steps[1]?.notes_html).toBe('<p>Meet at the fountain.</p>');
});

test('with a dance that fills all days, without a dance, and before the first part there is nothing to revise', () => {
  expect(openRevision(courseWith([]), { dance: null, mappings: {} }).days).toEqual([]);
  const late = { ...dance, days: [[], ...dance.days] };
  expect(openRevision(courseWith([]), { dance: late, mappings: {} }).days).toEqual(all.slice(1));
});
