import { expect, test } from 'vitest';
import { scoreLimits } from '#dance/rules/score/score-problem.ts';
import {
  type ClassCommand,
  classStart,
  commandOfKey,
  isCommand,
  isObeyed,
  makeSieve,
  mostSegments,
  obey,
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
  expect(obey(classStart, command, 24)).toBe(classStart);
});

test.each([
  [{ do: 'play', to: true }, true],
  [{ do: 'play', to: 1 }, false],
  [{ do: 'loop', to: 'day' }, false],
  [{ do: 'segment', to: 24 }, true],
  [{ do: 'segment', to: true }, false],
  [{ do: 'segment', to: 25 }, true],
  [{ do: 'segment', to: 301 }, false],
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

test('a class leads every dance, whatever number of phrases it has', () => {
  expect(mostSegments).toBe(scoreLimits.phrases);
});

test.each([
  ['PageDown', { do: 'segment', to: 2 }],
  ['PageUp', { do: 'segment', to: 1 }],
  ['.', { do: 'play', to: true }],
  ['b', { do: 'play', to: true }],
  ['l', { do: 'loop', to: true }],
  ['x', null],
])('the key %s is %j', (key, command) => {
  expect(commandOfKey(key, classStart, 24)).toEqual(command);
});

test('the last segment has none behind it', () => {
  expect(commandOfKey('PageDown', { ...classStart, segment: 9 }, 9)).toEqual({ do: 'segment', to: 9 });
});
