import { expect, test } from 'vitest';
import type { Checklist, CourseStep } from '#course/content/course.ts';
import { houseLessonOf, sceneOf } from '#course/rules/step-scene.ts';
import { danceScene } from '#player/rules/scene.ts';

const item: Checklist = {
  id: 'item',
  step_id: 'step',
  order_num: 1,
  item_text: 'Sway',
  start_time: 80,
  end_time: 95,
  dance_start: null,
  dance_end: null,
};
const step: CourseStep = {
  id: 'step',
  lesson_id: '2',
  step_type: 'practice',
  order_num: 1,
  youtube_id: null,
  media_file: null,
  start_time: 80,
  end_time: 110,
  dance_start: null,
  dance_end: null,
  notes_html: '',
  checklists: [item],
};
const danced = { dance_start: 30, dance_end: 60 };
const dance = { lesson: { order_num: 2 } };

// §8.dancer-stands-when-every-id
test('an operator’s media are tried in the order YouTube, file, and the house dancer never stands in for them', () => {
  const { sources } = sceneOf(
    { ...step, ...danced, youtube_id: 'aaaaaaaaaaa bbbbbbbbbbb', media_file: 'two.mp4' },
    dance,
  );
  expect(sources.map(({ key }) => key)).toEqual([
    'youtube aaaaaaaaaaa',
    'youtube bbbbbbbbbbb',
    'file /media/two.mp4',
  ]);
});

test('the rehearsal plays once without a loop, with dancers behind the dancer, and with the video’s own controls', () => {
  const rehearsal: CourseStep = { ...step, step_type: 'rehearse' };
  const shown = (media: object) => sceneOf({ ...rehearsal, ...media }, { ...dance, controls: true });
  expect(shown(danced)).toMatchObject({ repeats: false, sources: [{ kind: 'dancer', chorus: 4 }] });
  expect(shown({ youtube_id: 'aaaaaaaaaaa' }).sources).toMatchObject([
    { controls: true, can: { ownMenu: true } },
  ]);
  expect(sceneOf({ ...step, ...danced }, dance)).toMatchObject({ repeats: true, sources: [{ chorus: 0 }] });
  expect(sceneOf({ ...step, youtube_id: 'aaaaaaaaaaa' }, dance).sources).toMatchObject([
    { controls: false, can: { ownMenu: false } },
  ]);
});

test('a step shows its own range of the video, and a step without items repeats', () => {
  expect(sceneOf(step, { ...dance, advances: true })).toMatchObject({
    id: 'step',
    video: { start: 80, end: 110 },
    items: [{ id: 'item', video: { start: 80, end: 95 } }],
    advances: true,
  });
  expect(sceneOf({ ...step, start_time: -1 }, dance).video).toEqual({ start: 0, end: 110 });
  expect(danceScene('demo', { start: 0, end: 32 })).toMatchObject({
    sources: [{ kind: 'dancer' }],
    counts: { start: 0, end: 32 },
    items: [],
    advances: false,
    repeats: true,
    withoutMedia: false,
  });
});

test('a range of the routine that makes no sense counts as no range', () => {
  for (const wrong of [
    { dance_start: 45, dance_end: 30 },
    { dance_start: null, dance_end: 45 },
    { dance_start: 30, dance_end: null },
  ])
    expect(sceneOf({ ...step, ...wrong }, dance)).toMatchObject({
      counts: { start: 64, end: 128 },
      withoutMedia: true,
    });
});

test('the address of a file has its name encoded', () => {
  const { sources } = sceneOf({ ...step, media_file: 'Tag 1 #ü%?.webm' }, dance);
  expect(sources[0]).toMatchObject({ kind: 'file', url: '/media/Tag%201%20%23%C3%BC%25%3F.webm' });
});

test('a step without media and without a range of the routine has no source, and does not show the house routine', () => {
  const scene = sceneOf(step, dance);
  expect(scene).toMatchObject({ withoutMedia: true, sources: [] });
  expect(scene.counts).toEqual({ start: 64, end: 128 });
  expect(sceneOf({ ...step, dance_start: 30, dance_end: 45 }, dance).withoutMedia).toBe(false);
});

test('a step with a video or a file shows that, even if it also names a range of the routine', () => {
  expect(sceneOf({ ...step, youtube_id: 'aaaaaaaaaaa' }, dance).withoutMedia).toBe(false);
  expect(sceneOf({ ...step, media_file: 'two.mp4' }, dance).withoutMedia).toBe(false);
});

test('an item of the house course that names no range has the segment of its number', () => {
  const items = (...checklists: Checklist[]) =>
    sceneOf({ ...step, ...danced, checklists }, dance).items.map(({ counts }) => counts);
  expect(items(item, { ...item, id: 'next' })).toEqual([
    { start: 64, end: 96 },
    { start: 96, end: 128 },
  ]);
  expect(items({ ...item, dance_start: 41.25, dance_end: 48.75 })).toEqual([{ start: 88, end: 104 }]);
});

test('an item in a video that is not mapped has no counts', () => {
  const own = { ...item, dance_start: 41.25, dance_end: 48.75 };
  expect(sceneOf({ ...step, youtube_id: 'aaaaaaaaaaa', checklists: [own] }, dance).items).toEqual([
    { id: 'item', video: { start: 80, end: 95 }, counts: null },
  ]);
});

test.each([
  [1, 0, 64],
  [12, 704, 768],
  [13, 0, 768],
])('lesson %s dances the house routine from count %s to %s', (order_num, start, end) => {
  expect(houseLessonOf(order_num)).toEqual({ start, end });
});
