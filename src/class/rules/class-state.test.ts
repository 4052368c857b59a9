import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseSecond } from '#course/rules/house-dance.ts';
import { houseLessonOf } from '#course/rules/step-scene.ts';
import {
  type ClassCommand,
  classStart,
  commandOfKey,
  dayOfSegment,
  isCommand,
  isObeyed,
  makeSieve,
  obey,
  segmentOf,
  segmentRange,
} from './class-state.ts';

test.each<[ClassCommand, object]>([
  [{ do: 'play', to: true }, { playing: true }],
  [{ do: 'loop', to: true }, { loop: true }],
  [{ do: 'segment', to: 24 }, { segment: 24 }],
  [{ do: 'rate', to: 0.75 }, { rate: 0.75 }],
  [{ do: 'side', to: 'follow' }, { side: 'follow' }],
])('%j', (command, change) => {
  expect(obey(classStart, command)).toEqual({ ...classStart, ...change });
  // A command told twice changes no more.
  expect(obey(obey(classStart, command), command)).toEqual({ ...classStart, ...change });
  expect([isObeyed(classStart, command), isObeyed(obey(classStart, command), command)]).toEqual([
    false,
    true,
  ]);
});

test.each<ClassCommand>([
  { do: 'segment', to: 0 },
  { do: 'segment', to: 25 },
  { do: 'segment', to: 1.5 },
  { do: 'rate', to: 3 },
])('%j changes nothing', (command) => {
  expect(obey(classStart, command)).toBe(classStart);
});

test.each([
  [{ do: 'play', to: true }, true],
  [{ do: 'play', to: 1 }, false],
  [{ do: 'loop', to: 'day' }, false],
  [{ do: 'segment', to: 24 }, true],
  [{ do: 'segment', to: true }, false],
  [{ do: 'segment', to: 25 }, false],
  [{ do: 'rate', to: 0.25 }, true],
  [{ do: 'rate', to: 9 }, false],
  [{ do: 'side', to: 'follow' }, true],
  [{ do: 'side', to: false }, false],
] as const)('%j can be followed: %s', (command, can) => {
  expect(isCommand(command)).toBe(can);
});

test('each command of a phone counts once, in its order; other phones have their own', () => {
  const takes = makeSieve();
  const sent = (id: string, seq: number) => takes({ id, seq, do: 'play', to: true });
  expect([sent('a', 0), sent('a', 0), sent('a', 2), sent('a', 1), sent('b', 0)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
});

test('a segment is a phrase of fifteen seconds', () => {
  expect(segmentRange(1)).toEqual({ start: 0, end: 15 });
  expect(segmentRange(24)).toEqual({ start: 345, end: 360 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), (segment) => {
      expect(segmentOf(segmentRange(segment).start)).toBe(segment);
      expect(segmentOf(segmentRange(segment).end - 0.01)).toBe(segment);
    }),
  );
  expect(segmentOf(360)).toBe(24);
});

test.each([
  ['PageDown', { do: 'segment', to: 2 }],
  ['PageUp', { do: 'segment', to: 1 }],
  ['.', { do: 'play', to: true }],
  ['b', { do: 'play', to: true }],
  ['l', { do: 'loop', to: true }],
  ['x', null],
])('the key %s is %j', (key, command) => {
  expect(commandOfKey(key, classStart)).toEqual(command);
});

test('each segment names the day whose lesson teaches it', () => {
  for (let segment = 1; segment <= 24; segment += 1) {
    const lesson = houseLessonOf(dayOfSegment(segment));
    const { start, end } = segmentRange(segment);
    expect([houseSecond(lesson.start) <= start, end <= houseSecond(lesson.end)]).toEqual([true, true]);
  }
});
