import { expect, test } from 'vitest';
import { scoreLimits } from '#dance/rules/score/score-problem.ts';
import {
  type ClassCommand,
  classStart,
  commandOfKey,
  isCommand,
  makeSieve,
  mostSegments,
  obey,
} from './class-state.ts';

test.each<[ClassCommand, object]>([
  [{ do: 'play', to: true }, { playing: true }],
  [{ do: 'loop', to: true }, { loop: true }],
  [
    { do: 'segment', to: 24 },
    { segment: 24, begun: 1 },
  ],
  [{ do: 'rate', to: 0.75 }, { rate: 0.75 }],
  [{ do: 'side', to: 'follow' }, { side: 'follow' }],
  [{ do: 'black', to: true }, { black: true }],
  [{ do: 'alone', to: true }, { alone: true }],
  [{ do: 'volume', to: 40 }, { volume: 40 }],
])('a screen obeys %j, and the same command again changes nothing more', (command, change) => {
  expect(obey(classStart, command)).toEqual({ ...classStart, ...change });
  // The same command received twice changes nothing more.
  expect(obey(obey(classStart, command), command)).toEqual({ ...classStart, ...change });
});

const eights: ClassCommand = { do: 'task', to: { day: 1, stage: 'eights' } };

test('each press of a stage begins the stage anew, at once and at the stage’s own speed', () => {
  const danced = obey(classStart, eights);
  expect(danced).toMatchObject({ playing: true, task: eights.to, rate: 0.5, begun: 1 });
  expect(obey(danced, eights).begun).toBe(2);
});

test.each<[ClassCommand, number]>([
  [{ do: 'task', to: { first: 1, last: 2 } }, 1],
  [{ do: 'segment', to: 2 }, 1],
  // This eight is a part of the stage, so it keeps the stage's speed.
  [{ do: 'task', to: { eight: 8 } }, 0.5],
])('after a stage, %j is danced at speed %d', (command, rate) => {
  expect(obey(obey(classStart, eights), command).rate).toBe(rate);
  // A speed that the leader chose stays.
  expect(obey({ ...classStart, rate: 0.75 }, command).rate).toBe(0.75);
});

test('choosing the segment that a task is dancing ends the task', () => {
  expect(obey(obey(classStart, eights), { do: 'segment', to: 1 })).toMatchObject({ segment: 1, task: null });
});

test('a black screen plays nothing, and is black no longer once anything begins', () => {
  const black = obey({ ...classStart, playing: true }, { do: 'black', to: true });
  expect(black).toMatchObject({ black: true, playing: false });
  for (const command of [eights, { do: 'play', to: true } as const])
    expect(obey(black, command)).toMatchObject({ black: false, playing: true });
  expect(obey(black, { do: 'black', to: false })).toMatchObject({ black: false, playing: false });
});

test.each<ClassCommand>([
  { do: 'segment', to: 0 },
  { do: 'segment', to: 25 },
  { do: 'segment', to: 1.5 },
  { do: 'rate', to: 3 },
  { do: 'task', to: { first: 24, last: 25 } },
  { do: 'task', to: { first: 2, last: 1 } },
])('the impossible command %j changes nothing', (command) => {
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
  [{ do: 'task', to: { day: 1, stage: 'join' } }, true],
  [{ do: 'task', to: { first: 2, last: 1 } }, false],
  [{ do: 'task', to: 1 }, false],
  [{ do: 'volume', to: 0 }, true],
  [{ do: 'volume', to: 101 }, false],
  [{ do: 'black', to: 1 }, false],
] as const)('a screen can follow %j: %s', (command, can) => {
  expect(isCommand(command)).toBe(can);
});

test('each command counts once, and no command counts after a later command of the same phone', () => {
  const { takes, taken } = makeSieve();
  const sent = (id: string, seq: number) => takes({ id, seq, do: 'play', to: true });
  expect([sent('a', 0), sent('a', 0), sent('a', 2), sent('a', 1), sent('b', 0)]).toEqual([
    true,
    false,
    true,
    false,
    true,
  ]);
  expect(taken()).toEqual([
    { id: 'a', seq: 2 },
    { id: 'b', seq: 0 },
  ]);
  for (let phone = 0; phone < 20; phone += 1) sent(`phone ${phone}`, 0);
  // Only the eight phones whose commands came last are listed, because a class is never led by more phones.
  expect(taken().map(({ id }) => id)).toEqual(Array.from({ length: 8 }, (_, index) => `phone ${index + 12}`));
});

test('a class can dance a dance with any number of phrases', () => {
  expect(mostSegments).toBe(scoreLimits.phrases);
});

test.each([
  ['PageDown', { do: 'segment', to: 2 }],
  ['PageUp', { do: 'segment', to: 1 }],
  ['.', { do: 'play', to: true }],
  ['b', { do: 'play', to: true }],
  ['l', { do: 'loop', to: true }],
  ['x', null],
])('the key %s gives the command %j', (key, command) => {
  expect(commandOfKey(key, classStart, 24)).toEqual(command);
});

test('at the last segment, the key for the next segment begins no other segment', () => {
  expect(commandOfKey('PageDown', { ...classStart, segment: 9 }, 9)).toEqual({ do: 'segment', to: 9 });
});
