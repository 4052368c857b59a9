import { expect, test } from 'vitest';
import {
  clockSeconds,
  clockText,
  type EditedItem,
  type EditedStep,
  overlaps,
  stepProblems,
} from './step-problems.ts';
import { studioLimits } from './studio-limits.ts';

const item = (changes: Partial<EditedItem> = {}): EditedItem => ({
  item_text: 'Claw left',
  start_time: 0,
  end_time: 15,
  dance_start: null,
  dance_end: null,
  ...changes,
});
const step = (changes: Partial<EditedStep> = {}): EditedStep => ({
  youtube_id: null,
  media_file: null,
  start_time: 0,
  end_time: 30,
  dance_start: 0,
  dance_end: 30,
  notes_html: '<p>Lurch.</p>',
  checklists: [item()],
  ...changes,
});

test.each([
  step(),
  step({ youtube_id: 'aaaaaaaaaaa, bbbbbbbbbbb' }),
  step({ media_file: 'day 1.MP4' }),
  step({ dance_start: null, dance_end: null }),
  step({ checklists: [item(), item({ start_time: 11, end_time: 19 })] }),
  step({ notes_html: 'x'.repeat(20_000) }),
  step({ dance_end: 360 }),
  step({ checklists: [item({ item_text: 'x'.repeat(300), end_time: 30 })] }),
  step({ start_time: 5, checklists: [item({ start_time: 5 })] }),
])('a step in order has no problems %#', (edited) => {
  expect(stepProblems(edited)).toEqual([]);
});

test.each<[Partial<EditedStep>, string, string]>([
  [{ youtube_id: 'aaaaaaaaaaa nonsense' }, 'youtube_id', '“nonsense”'],
  [{ media_file: '../secret.mp4' }, 'media_file', '.mp4 or .webm'],
  [{ media_file: 'dance.avi' }, 'media_file', '.mp4 or .webm'],
  [{ start_time: 9, end_time: 8, checklists: [] }, 'end_time', 'end after it starts'],
  [{ start_time: -1, checklists: [] }, 'start_time', 'start time'],
  [{ end_time: Number.NaN, checklists: [] }, 'end_time', 'end time'],
  [{ dance_end: null }, 'dance_end', 'both'],
  [{ dance_end: 361 }, 'dance_end', '6:00'],
  [{ dance_start: 30 }, 'dance_end', 'end after it starts'],
  [{ dance_start: -1 }, 'dance_end', 'The step: the routine is 6:00 long'],
  [{ media_file: 'dance.mp4.exe' }, 'media_file', '.mp4 or .webm'],
  [{ media_file: null, end_time: 4_000_000, checklists: [] }, 'end_time', 'The step needs an end time'],
  [
    { start_time: 5, checklists: [item()] },
    'checklists.0.end_time',
    'Practice segment 1 lies outside of the step (0:05 to 0:30)',
  ],
  [
    { start_time: 5, end_time: 0, checklists: [item()] },
    'checklists.0.end_time',
    'Practice segment 1 lies outside of the step (0:05 to the end of the video)',
  ],
  [
    { checklists: [item(), item({ item_text: 'x'.repeat(301) })] },
    'checklists.1.item_text',
    'The text of practice segment 2 can have at most 300 characters.',
  ],
  [{ checklists: [item({ item_text: '  ' })] }, 'checklists.0.item_text', 'needs a text'],
  [{ checklists: [item({ item_text: 'x'.repeat(301) })] }, 'checklists.0.item_text', 'at most 300'],
  [{ notes_html: 'x'.repeat(20_001) }, 'notes_html', 'at most 20000'],
  [
    { checklists: [item(), item({ end_time: 31 })] },
    'checklists.1.end_time',
    'outside of the step (0:00 to 0:30)',
  ],
  [{ checklists: [item({ start_time: 15 })] }, 'checklists.0.end_time', 'end after it starts'],
])('a step with %j is refused at the field %s', (changes, field, message) => {
  const problems = stepProblems(step(changes));
  expect(problems.map((problem) => problem.field)).toContain(field);
  expect(problems.map((problem) => problem.message).join()).toContain(message);
});

test('a step that ends after its video is refused once the video is known', () => {
  expect(stepProblems(step(), 29.8)).toEqual([]);
  expect(stepProblems(step(), 29.5)).toEqual([]);
  expect(stepProblems(step(), 20)[0]?.field).toBe('end_time');
  expect(stepProblems(step(), 20)[0]?.message).toBe('The video ends at 0:20.');
});

test('a step with only a place in the dance, or without one, has at most one problem', () => {
  expect(stepProblems(step({ dance_start: null }))).toHaveLength(1);
  expect(stepProblems(step({ dance_end: null }))).toHaveLength(1);
});

test('overlapping items are named in pairs, touching ones are not', () => {
  const items = [item(), item({ start_time: 15, end_time: 30 }), item({ start_time: 10, end_time: 20 })];
  expect(overlaps(items)).toEqual([
    [0, 2],
    [1, 2],
  ]);
  expect(overlaps(items.slice(0, 2).toReversed())).toEqual([]);
});

test('an item that lasts to the end of the video overlaps with all items that begin after it', () => {
  const open = item({ start_time: 15, end_time: 0 });
  expect(overlaps([item(), open, item({ start_time: 20, end_time: 30 })])).toEqual([[1, 2]]);
  expect(overlaps([open, open])).toEqual([[0, 1]]);
});

test.each([
  ['65', 65],
  ['1:05', 65],
  ['1:05.5', 65.5],
  ['0:07,25', 7.25],
  ['1:02:03', 3723],
  ['12:34:56', 45_296],
  [' 3 ', 3],
])('%j is %d seconds', (text, seconds) => {
  expect(clockSeconds(text)).toBe(seconds);
});

test.each(['', 'abc', '1:', '-5', '1::2', '1e3'])('%j is no time', (text) => {
  expect(clockSeconds(text)).toBe(null);
});

test.each([
  [9.5, '0:09.5'],
  [10, '0:10'],
  [3723, '62:03'],
  [-66.6, '−1:06.6'],
  [-0.001, '0:00'],
])('%d seconds are written %s', (seconds, text) => {
  expect(clockText(seconds)).toBe(text);
});

test.each([0, 7.25, 59.99, 60, 65.5, 3723])('%d seconds are read back from their text', (seconds) => {
  expect(clockSeconds(clockText(seconds))).toBe(seconds);
});

test('an end of 0 is the end of the video, and everything after the start is within the range', () => {
  const item = { item_text: 'Claw', start_time: 500, end_time: 515, dance_start: null, dance_end: null };
  expect(stepProblems(step({ start_time: 9, end_time: 0, checklists: [item] }))).toEqual([]);
});

test('a list that is too long to be saved is a problem', () => {
  const checklists = Array.from({ length: studioLimits.itemsPerStep + 1 }, () => item());
  expect(stepProblems(step({ checklists }))).toEqual([
    { field: 'checklists', message: 'A practice list can have at most 60 items.' },
  ]);
  expect(stepProblems(step({ checklists: checklists.slice(1) }))).toEqual([]);
});

test('items that begin or end behind the end of the video are named once its length is known', () => {
  const late = step({
    end_time: 0,
    checklists: [item(), item({ start_time: 135, end_time: 150 }), item({ start_time: 90, end_time: 100 })],
  });
  expect(stepProblems(late)).toEqual([]);
  expect(stepProblems(late, 95).map(({ message }) => message)).toEqual([
    'Practice segment 2 lies outside of the video, which ends at 1:35.',
    'Practice segment 3 lies outside of the video, which ends at 1:35.',
  ]);
  expect(stepProblems({ ...late, checklists: [item({ start_time: 80, end_time: 95.3 })] }, 95)).toEqual([]);
});
