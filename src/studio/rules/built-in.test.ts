import { expect, test } from 'vitest';
import { cueSheet } from '#course/content/cue-sheet.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { builtInNotes, hasHouseSeconds, isBuiltInItem, isBuiltInTitle } from './built-in.ts';

const steps = defaultCourse.flatMap((lesson) => lesson.steps);

test.each(steps.map((step) => [step.id, step] as const))(
  'the notes and items of %s are recognised as built in',
  (_, { notes_html, checklists }) => {
    expect(builtInNotes(notes_html)).toMatchObject({ wholly: true });
    expect(checklists.every(isBuiltInItem)).toBe(true);
  },
);

test('notes that an editor has saved again are still built in, and the operator’s own words beside them are noticed', () => {
  const [step] = steps;
  const saved = (step?.notes_html ?? '').replaceAll('<b>', '<strong>').replaceAll('</b>', '</strong>');
  const loose = saved.replaceAll('\n', '\n  ').replaceAll('&', '&amp;');
  expect(builtInNotes(loose)).toMatchObject({ wholly: true });
  const { kinds, wholly } = builtInNotes(`${loose}<p>And this is from our own teacher.</p>`);
  expect([[...kinds], wholly]).toEqual([['notes'], false]);
});

test('a recap, the words of a Zombie Check and a cue sheet are distinguished', () => {
  const kindsOf = (html: string) => [...builtInNotes(html).kinds];
  const dayTwo = defaultCourse[1]?.steps ?? [];
  expect(kindsOf(/<p><b>Recap\.<\/b>.+?<\/p>/.exec(dayTwo[0]?.notes_html ?? '')?.[0] ?? '')).toEqual([
    'recaps',
  ]);
  expect(kindsOf(dayTwo.at(-1)?.notes_html ?? '')).toEqual(['checks']);
  expect(kindsOf(cueSheet(3))).toEqual(['cue_sheets']);
});

test('the operator’s own words, markers and empty notes are not built in', () => {
  for (const html of [
    '',
    '[WARM_UP]',
    '<p>[DANCE_EIGHTS 1-2]</p>',
    '<p>Step to the side, then turn around.</p>',
  ])
    expect(builtInNotes(html)).toEqual({ kinds: new Set(), wholly: false });
  expect([isBuiltInTitle('Our first evening'), isBuiltInItem({ item_text: 'Our first eight' })]).toEqual([
    false,
    false,
  ]);
});

test('an item has the seconds of the house routine until its times are set', () => {
  const item = { start_time: 15, end_time: 30, dance_start: 15, dance_end: 30 };
  expect(hasHouseSeconds(item)).toBe(true);
  expect(hasHouseSeconds({ ...item, end_time: 31 })).toBe(false);
  expect(hasHouseSeconds({ ...item, dance_start: null, dance_end: null })).toBe(false);
});
