import { expect, test } from 'vitest';
import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { type BuiltInCourse, builtInLines, builtInParts, hasOwnCourse } from './built-in-lines.ts';

const texts = Object.entries(allCopy).map(([key, text]) => ({
  key,
  text,
  default_text: text as string | null,
}));
const shipped = (): CourseLesson[] => structuredClone(defaultCourse) as CourseLesson[];
const dance: OwnDance = {
  score: {
    id: 'own',
    title: 'Town dance',
    tempo: 118,
    phrases: [{ id: 'a', section: 'A', title: 'A', counts: 64, cues: [] }],
  },
  days: [['a']],
};
const courseOf = (changes: Partial<BuiltInCourse> = {}): BuiltInCourse => ({
  lessons: shipped(),
  dance: null,
  texts,
  films: new Map(),
  ...changes,
});
const lineOf = (part: string, course: BuiltInCourse) =>
  builtInLines(course).find((line) => line.part === part);

/**
 * A course of the operator's own: every step with a video and without notes and items, every lesson with a
 * title, all texts edited.
 */
function ownCourse(): BuiltInCourse {
  const lessons = shipped().map((lesson) => ({
    ...lesson,
    title: `Evening ${lesson.order_num}`,
    steps: lesson.steps.map((step) => ({
      ...step,
      youtube_id: 'aaaaaaaaaaa',
      start_time: 0,
      end_time: 0,
      notes_html: '<p>Our own words about it.</p>',
      checklists: [],
    })),
  }));
  return courseOf({ lessons, dance, texts: texts.map((each) => ({ ...each, text: 'Ours' })) });
}

test('in the shipped course everything but times is built in, and nothing is the operator’s own', () => {
  const lines = builtInLines(courseOf());
  expect(lines.map(({ part }) => part)).toEqual(builtInParts.filter((part) => part !== 'times'));
  expect(lines.every(({ count, places }) => count === places.length && count > 0)).toBe(true);
  expect(hasOwnCourse(courseOf())).toBe(false);
});

// §2.still-built-in-course-listed
test('a course that is all the operator’s own has no line', () => {
  expect(builtInLines(ownCourse())).toEqual([]);
  expect(hasOwnCourse(ownCourse())).toBe(true);
});

test('titles, recaps and cue sheets are counted by lesson and step', () => {
  expect(lineOf('titles', courseOf())).toMatchObject({ count: 12 });
  expect(lineOf('recaps', courseOf())).toMatchObject({ count: 11 });
  expect(lineOf('cue_sheets', courseOf())).toMatchObject({ count: 12 });
});

test('a built-in paragraph among the operator’s own words is found', () => {
  const course = ownCourse();
  const [step] = course.lessons[0]?.steps ?? [];
  if (step)
    step.notes_html +=
      '<p>Watch the half minute once without moving. Do not count, do not copy. Look for two things:</p>';
  expect(builtInLines(course)).toMatchObject([
    { part: 'notes', places: [{ name: 'Day 1, part 1', says: 'beside words of yours' }] },
  ]);
});

test('times of the house routine on a video, and items behind its end, are listed', () => {
  const lessons = shipped();
  const practice = lessons[2]?.steps.find(({ step_type }) => step_type === 'practice');
  if (!practice) throw new Error('no practice list');
  Object.assign(practice, { media_file: 'day-3.mp4', start_time: 0, end_time: 0 });
  const films = new Map([['day-3.mp4', 70]]);
  const [place] = lineOf('times', courseOf({ lessons, films }))?.places ?? [];
  expect(place?.name).toBe('Day 3, practice list');
  expect(place?.says).toMatch(
    /items have the seconds of the house routine; outside of what is shown \(0:00 to 1:10\): “/,
  );
  Object.assign(practice, { checklists: [] });
  expect(lineOf('times', courseOf({ lessons, films }))).toBeUndefined();
});

test('a text with a number of the house routine is listed only if the dance has another number', () => {
  const keys = (own: OwnDance) => lineOf('texts', courseOf({ dance: own }))?.places.map(({ id }) => id) ?? [];
  expect(keys(dance)).toEqual(expect.arrayContaining(['landing_claim_minutes', 'landing_feature_1_title']));
  const whole = { ...dance, intro: 327 };
  expect(keys(whole)).not.toContain('landing_claim_minutes');
});

test('front page and class screens show an own dance, and all places show it if the house dancer knows it', () => {
  const partsOf = (own: OwnDance) => builtInLines(courseOf({ dance: own })).map(({ part }) => part);
  expect(partsOf(dance)).toEqual(expect.arrayContaining(['danced', 'reference']));
  expect(partsOf(dance)).not.toContain('demo');
  const phrases = dance.score.phrases.map((phrase) => ({
    ...phrase,
    cues: [{ at: 1, say: 'stomp', title: 'Stomp', move: 'stomp' }],
  }));
  const known = partsOf({ ...dance, score: { ...dance.score, phrases } });
  for (const part of ['danced', 'demo', 'reference']) expect(known).not.toContain(part);
});

test('the lines about demo and reference go once the rehearsal shows a medium of the operator’s', () => {
  const lessons = shipped();
  Object.assign(lessons[12]?.steps[0] ?? {}, { youtube_id: 'aaaaaaaaaaa' });
  const parts = builtInLines(courseOf({ lessons })).map(({ part }) => part);
  expect(parts).not.toContain('demo');
  expect(parts).not.toContain('reference');
});
