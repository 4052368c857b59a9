import { expect, test } from 'vitest';
import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { emptyPlan, type LetGo, letGoPlan } from './let-go.ts';

const phrase = (id: string, title: string) => ({
  id,
  section: title,
  title,
  counts: 16,
  cues: [{ at: 1, say: title, title }],
});
const dance: OwnDance = {
  score: {
    id: 'own',
    title: 'Town dance',
    tempo: 120,
    phrases: [phrase('march', 'March'), phrase('swim', 'Swim')],
  },
  days: [['march', 'swim']],
};
const video = 'aaaaaaaaaaa';
const mapped = { dance, mappings: { [`youtube ${video}`]: steadyMapping(32, 120, 10) } };
const keep: LetGo = { items: 'keep', notes: 'keep', titles: 'keep', parts: 'keep' };

/** Lesson 1 as it ships, with a video in these steps. */
function lessonWith(...shown: string[]): CourseLesson {
  const [lesson] = structuredClone(defaultCourse) as CourseLesson[];
  if (!lesson) throw new Error('no lesson');
  const steps = lesson.steps.map((step) => (shown.includes(step.id) ? { ...step, youtube_id: video } : step));
  return { ...lesson, steps };
}

const ofDay = lessonWith('1-learn-1', '1-practice', '1-zombie-check');
const nothing = emptyPlan();

test('nothing changes with the choice “keep”, nor in a lesson without a video', () => {
  expect(letGoPlan([ofDay], keep, mapped)).toEqual(nothing);
  const all: LetGo = { items: 'empty', notes: 'empty', titles: 'propose', parts: 'shown' };
  expect(letGoPlan([lessonWith()], all, mapped)).toEqual(nothing);
});

test('a lesson in which the house dancer dances the operator’s dance counts as the operator’s own', () => {
  const phrases = dance.score.phrases.map((each) => ({
    ...each,
    cues: each.cues.map((cue) => ({ ...cue, move: 'stomp' })),
  }));
  const known = { dance: { ...dance, score: { ...dance.score, phrases } }, mappings: {} };
  const plan = letGoPlan([lessonWith()], { ...keep, items: 'propose', titles: 'propose' }, known);
  expect(plan.titles).toEqual([{ lesson_id: '1', title: 'March, Swim' }]);
  expect(plan.lists[0]?.items).toContainEqual({ item_text: 'Swim', start_time: 8, end_time: 16 });
});

test('parts without a video are removed where another part of the day has one', () => {
  const parts = letGoPlan([ofDay], { ...keep, parts: 'shown' }, mapped).steps;
  expect(parts).toEqual(['1-learn-2', '1-learn-3']);
  expect(letGoPlan([lessonWith('1-practice')], { ...keep, parts: 'shown' }, mapped).steps).toEqual([]);
});

test('built-in items are removed, and those that the operator wrote stay', () => {
  const lesson = structuredClone(ofDay);
  const practice = lesson.steps.find(({ step_type }) => step_type === 'practice');
  const own = { ...practice?.checklists[0], id: 'own', item_text: 'Our own first eight' };
  practice?.checklists.push(own as CourseLesson['steps'][number]['checklists'][number]);
  const plan = letGoPlan([lesson], { ...keep, items: 'propose' }, mapped);
  expect(plan.items).not.toContain('own');
  expect(plan.items).toContain('1-practice-1');
  expect(plan.lists).toEqual([]);
});

test('a list is made from the dance if the video has a mapping, and otherwise a sentence says why not', () => {
  const made = letGoPlan([ofDay], { ...keep, items: 'propose' }, mapped);
  expect(made.lists[0]?.items.map(({ item_text }) => item_text)).toContain('March → Swim');
  expect(made.remarks).toEqual([]);
  const later = letGoPlan([ofDay], { ...keep, items: 'propose' }, { dance, mappings: {} });
  expect(later.lists).toEqual([]);
  expect(later.remarks).toEqual([
    'Day 1: its practice list is empty until the counts of its video are known.',
  ]);
});

test('a list that was made from the dance before does not change', () => {
  const lesson = structuredClone(ofDay);
  const practice = lesson.steps.find(({ step_type }) => step_type === 'practice');
  const { lists } = letGoPlan([ofDay], { ...keep, items: 'propose' }, mapped);
  const made = lists[0]?.items.map((item, index) => ({
    ...item,
    id: `made-${index}`,
    step_id: '1-practice',
    order_num: index + 1,
    dance_start: null,
    dance_end: null,
  }));
  if (practice) practice.checklists = made ?? [];
  expect(letGoPlan([lesson], { ...keep, items: 'propose' }, mapped)).toEqual(nothing);
});

test('notes that are wholly built in are emptied except for the warm-up, and notes with the operator’s own words stay', () => {
  const lesson = structuredClone(ofDay);
  const check = lesson.steps.find(({ id }) => id === '1-zombie-check');
  if (check) check.notes_html += '<p>And see you on Friday in the hall.</p>';
  const { notes } = letGoPlan([lesson], { ...keep, notes: 'empty' }, mapped);
  expect(notes).toEqual([
    { step_id: '1-learn-1', notes_html: '[WARM_UP]' },
    { step_id: '1-practice', notes_html: '' },
  ]);
});

test('a built-in title is replaced by the names of the day’s phrases, and the operator’s own stays', () => {
  const titles = (title: string) =>
    letGoPlan([{ ...ofDay, title }], { ...keep, titles: 'propose' }, mapped).titles;
  expect(titles(ofDay.title)).toEqual([{ lesson_id: '1', title: 'March, Swim' }]);
  expect(titles('Friday')).toEqual([]);
});
