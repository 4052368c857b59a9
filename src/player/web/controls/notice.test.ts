import { expect, test } from 'vitest';
import { emptyPlayer, type LoadedMedium, type PlayerState } from '#player/rules/player-state.ts';
import { newPractice } from '#player/rules/practice.ts';
import { danceScene } from '#player/rules/scene.ts';
import { defaultSettings } from '#player/rules/settings.ts';
import { houseCounts, houseRepetition } from '#player/rules/testing/house-records.ts';
import { isAnnounced, type Notice, noticeOf, pauseSeconds } from './notice.ts';

const scene = danceScene('step');
const medium: LoadedMedium = {
  state: 'paused',
  position: 10,
  duration: 360,
  rates: 'any',
  readyAt: 0,
  ratedAt: 0,
  loadedFor: 0,
  seeking: null,
  moved: { position: 10, at: 0 },
};
const stateOf = (changes: Partial<PlayerState>): PlayerState => ({
  ...emptyPlayer(defaultSettings),
  scene,
  phase: { name: 'paused', medium, since: 0, startAt: null },
  ...changes,
});
const practice = newPractice({ kind: 'ab', range: { start: 0, end: 15 } });
const answerable = {
  repetition: houseRepetition(houseCounts(0, 30), { rate: 1, answer: 'played' }),
  answer: null,
};
const playing: PlayerState['phase'] = { name: 'playing', medium, askedAt: 0, stalled: false, due: 0 };
const waiting: PlayerState['phase'] = { name: 'waiting', medium, since: 0, due: 3000 };
const loading = { name: 'loading', loadedFor: 0, startAt: 0, due: 0 } as const;

test.each<[Notice | null, Partial<PlayerState>]>([
  [null, {}],
  [null, { phase: { name: 'empty' } }],
  [null, { phase: { name: 'poster', startAt: null } }],
  [null, { phase: { ...loading, thenPlays: false } }],
  ['loading', { phase: { ...loading, thenPlays: true } }],
  ['counting', { phase: { name: 'countingIn', medium, due: 0 } }],
  [null, { phase: playing }],
  [null, { phase: playing, settings: { ...defaultSettings, loopEnabled: true } }],
  ['looping', { phase: playing, practice }],
  ['stalled', { phase: { ...playing, stalled: true }, practice }],
  ['next', { phase: waiting, practice }],
  ['waiting', { phase: waiting, practice: { ...practice, danced: 1 } }],
  ['waiting', { phase: waiting }],
  ['blocked', { phase: { name: 'blocked', medium } }],
  ['danced', { answerable }],
  [null, { answerable, practice }],
  ['danced', { phase: { name: 'ended', medium, since: 0, due: null } }],
  ['advancing', { phase: { name: 'ended', medium, since: 0, due: 1000 } }],
  ['over', { phase: { name: 'unplayable', why: 'refused' } }],
])('the notice %s is shown in the state %j', (notice, changes) => {
  expect(noticeOf(stateOf(changes))).toBe(notice);
});

test.each([
  [3000, 3],
  [3750, 4],
  [7500, 8],
])('a pause of %i ms is shown in whole seconds: %i', (due, seconds) => {
  expect(pauseSeconds(stateOf({ phase: { ...waiting, due } }))).toBe(seconds);
});

test('in a scene that does not repeat, no notice counts the repetitions', () => {
  expect(noticeOf(stateOf({ phase: playing, practice, scene: { ...scene, repeats: false } }))).toBeNull();
});

test('a notice of something that a person did is not read aloud, a notice that comes by itself is', () => {
  expect(['looping', 'blocked'].map((notice) => isAnnounced(notice as Notice))).not.toContain(true);
  expect(['waiting', 'advancing', 'stalled'].map((notice) => isAnnounced(notice as Notice))).not.toContain(
    false,
  );
});
