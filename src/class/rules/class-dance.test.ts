import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import type { SceneLesson } from '#course/rules/step-scene.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { classDance, houseClass, segmentAt, segmentRange, shownSource } from './class-dance.ts';
import { classStart } from './class-state.ts';
import { placeToSend, uncounted } from './sent-place.ts';

const rehearsal = defaultCourse.find(({ order_num }) => order_num === 13);
const step = rehearsal?.steps.find(({ step_type }) => step_type === 'rehearse');
if (!rehearsal || !step) throw new Error('no rehearsal');

const own: Score = {
  id: 'own',
  title: 'Graveyard Shuffle',
  tempo: 120,
  phrases: [
    {
      id: 'march',
      section: 'Verse',
      title: 'Zombie March',
      counts: 16,
      cues: [{ at: 1, say: 'march', title: 'March' }],
    },
    {
      id: 'swim',
      section: 'Chorus',
      title: 'Swim',
      counts: 16,
      cues: [{ at: 1, say: 'swim', title: 'Swim' }],
    },
  ],
};
/** A video with an intro of twenty seconds, after which the dance is shown at 118 beats a minute. */
const mapping = {
  spans: [
    {
      from: 0,
      until: 32,
      anchors: [
        { count: 0, at: 20 },
        { count: 32, at: 20 + (32 * 60) / 118 },
      ],
    },
  ],
};
const filmed = {
  ...step,
  dance_start: null,
  dance_end: null,
  youtube_id: 'aaaaaaaaaaa',
  start_time: 0,
  end_time: 40,
};
const lesson: SceneLesson = {
  order_num: 13,
  dance: { score: own, phrases: [1, 2], days: [[1], [], [2]], mappings: { 'youtube aaaaaaaaaaa': mapping } },
};

test('the course that ships is danced in 24 segments of fifteen seconds, two a day', () => {
  const dance = classDance(step, rehearsal);
  expect(dance).toBe(houseClass());
  const [source = null] = dance.scene.sources;
  expect([source?.kind, dance.segments.length]).toEqual(['dancer', 24]);
  dance.segments.forEach(({ title, day }, index) => {
    const { start, end } = segmentRange(dance, source, index + 1);
    expect([title, day]).toEqual(['', Math.ceil((index + 1) / 2)]);
    expect([start, end]).toEqual([expect.closeTo(index * 15), expect.closeTo((index + 1) * 15)]);
    expect([segmentAt(dance, source, start), segmentAt(dance, source, end - 0.05)]).toEqual([
      index + 1,
      index + 1,
    ]);
    expect(placeToSend(dance, source, start + 1)).toBeCloseTo(start + 1);
  });
  expect([segmentAt(dance, source, 360), placeToSend(dance, source, 360)]).toEqual([
    24,
    expect.closeTo(360, 0),
  ]);
});

test('a dance of the operator’s own is danced on its own video, phrase by phrase, each with its day', () => {
  const dance = classDance(filmed, lesson);
  expect(dance.scene.sources.map(({ kind }) => kind)).toEqual(['youtube', 'card']);
  expect(dance.segments.map(({ title, day }) => [title, day])).toEqual([
    ['Zombie March', 1],
    ['Swim', 3],
  ]);
  const [video = null, card = null] = dance.scene.sources;
  expect(segmentRange(dance, video, 2).start).toBeCloseTo(20 + (16 * 60) / 118);
  expect(segmentRange(dance, card, 2)).toEqual({ start: 8, end: 16 });
  expect([segmentAt(dance, video, 5), segmentAt(dance, video, 30)]).toEqual([null, 2]);
});

test('the place that phones get does not depend on the medium', () => {
  const dance = classDance(filmed, lesson);
  const [video = null, card = null] = dance.scene.sources;
  const sent = placeToSend(dance, video, 20 + (16 * 60) / 118 + 0.01);
  expect(placeToSend(dance, card, 8.01)).toBeCloseTo(sent, 1);
  expect(placeToSend(dance, video, 5)).toBe(uncounted);
});

test('a phone knows which of the media a screen shows', () => {
  const dance = classDance(filmed, lesson);
  expect(shownSource(dance, classStart)?.kind).toBe('youtube');
  expect(shownSource(dance, { ...classStart, instead: 'card' })?.kind).toBe('card');
});

test('a video without a mapping is danced in segments of fifteen seconds', () => {
  const dance = classDance(filmed, { order_num: 13 });
  expect(dance.segments.map(({ video, counts, day }) => [video, counts, day])).toEqual([
    [{ start: 0, end: 15 }, null, null],
    [{ start: 15, end: 30 }, null, null],
    [{ start: 30, end: 40 }, null, null],
  ]);
  const [source = null] = dance.scene.sources;
  expect([segmentAt(dance, source, 16), segmentRange(dance, source, 2)]).toEqual([2, { start: 15, end: 30 }]);
  expect(dance.days).toEqual([]);
});

test('the operator’s own dance without a video shows the count card', () => {
  const { scene, segments } = classDance(null, lesson);
  expect([scene.sources.map(({ kind }) => kind), segments.length]).toEqual([['card'], 2]);
});

test('the house dancer dances an operator’s dance whose moves he knows, with dancers behind him, phrase by phrase', () => {
  const phrases = own.phrases.map((phrase) => ({
    ...phrase,
    cues: [{ at: 1, say: 'stomp', title: 'Stomp', move: 'stomp' }],
  }));
  const known = { ...lesson, dance: { ...lesson.dance, score: { ...own, phrases }, mappings: {} } };
  for (const shown of [null, step]) {
    const dance = classDance(shown, known as SceneLesson);
    const [source = null] = dance.scene.sources;
    expect([source?.kind, dance.segments.length]).toEqual(['dancer', 2]);
    expect(source).toMatchObject({ chorus: 4 });
    expect(segmentAt(dance, source, segmentRange(dance, source, 2).start + 0.1)).toBe(2);
  }
});
