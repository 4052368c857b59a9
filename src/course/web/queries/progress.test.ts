import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { learntCoverage } from '#course/rules/plan/learnt-coverage.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { forgetSignedIn, rememberSignedIn } from '#people/web/signed-in-marker.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { dueTrophies, expectTrophies } from './due-trophies.ts';
import { knownProgress } from './known-progress.ts';
import { earn, progressQuery, takeProgress } from './progress.ts';

const gomez = { id: 'gomez', first_name: 'Gomez' };
const morticia = { id: 'morticia', first_name: 'Morticia' };
const hisProgress = {
  dance: { phrases: [], coverage: null },
  checked: ['his'],
  trophies: [],
} as unknown as Progress;

beforeEach(() => {
  forgetSignedIn();
  rememberSignedIn(gomez);
});

test('an answer to the person who is here is shown and kept', () => {
  const client = makeQueryClient();
  takeProgress(client, hisProgress, 'gomez');
  expect([client.getQueryData(progressQuery.queryKey), knownProgress()]).toEqual([hisProgress, hisProgress]);
});

test('a record that an earlier version kept as clean is read as played through', () => {
  const { score, phrase, played, played_rate, clean_eights, clean_joined, ...earlier } = houseRecord(3);
  const coverage = { seconds: 15, clean: [[30, 45]], slow: [[30, 45]] };
  const dance = { phrases: [{ ...earlier, phrase: 3, danced: 1, clean: 1, clean_rate: 1 }], coverage };
  takeProgress(makeQueryClient(), { dance } as unknown as Progress, 'gomez');
  expect(knownProgress()?.dance).toEqual({
    phrases: [houseRecord(3, { danced: 1, played: 1, played_rate: 1 })],
    coverage: { counts: 0, clean: [], slow: [[64, 96]], length: 768, tempo: 128 },
  });
});

test('records kept before dances had scores are read as records of the house routine, with its counts', () => {
  const { score, phrase, ...record } = houseRecord(3, {
    danced: 2,
    played: 2,
    played_rate: 1,
    clean_rate: 1,
  });
  const coverage = { seconds: 45, clean: [[30, 48.75]], slow: [[30, 48.75]] };
  const dance = { phrases: [{ phrase: 3, ...record }], coverage };
  takeProgress(makeQueryClient(), { dance } as unknown as Progress, 'gomez');
  expect(knownProgress()?.dance).toEqual({
    phrases: [houseRecord(3, record)],
    coverage: { counts: 40, clean: [[64, 104]], slow: [[64, 104]], length: 768, tempo: 128 },
  });
});

test('progress kept before dances had scores has a strip even if the learner has danced nothing', () => {
  const dance = { phrases: [], coverage: { seconds: 0, clean: [], slow: [] } };
  takeProgress(makeQueryClient(), { dance } as unknown as Progress, 'gomez');
  expect(knownProgress()?.dance.coverage).toEqual(learntCoverage(houseScore(), []));
});

test.each([
  ['nobody', null],
  ['another person', morticia],
])('an answer that comes when %s is here is neither shown nor kept', (_, next) => {
  const client = makeQueryClient();
  forgetSignedIn();
  if (next) rememberSignedIn(next);
  takeProgress(client, hisProgress, 'gomez');
  expect([client.getQueryData(progressQuery.queryKey), knownProgress()]).toEqual([undefined, null]);
});

test('progress that was being read when another person signed in is not kept as that person’s', async () => {
  let answer = (_: Response) => {};
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  vi.stubGlobal('fetch', () => answered);
  onTestFinished(() => void vi.unstubAllGlobals());
  const read = makeQueryClient().fetchQuery(progressQuery);
  rememberSignedIn(morticia);
  answer(Response.json(hisProgress));
  await read;
  expect(knownProgress()).toBeNull();
});

test('trophies from one person’s call change nothing about those that another person’s call may bring', async () => {
  const hers = { trophies: [{ part: 'part1', unlocked: true }] } as unknown as Progress;
  await earn(makeQueryClient(), async () => {
    rememberSignedIn(morticia);
    expectTrophies(hisProgress.trophies);
    return { progress: hisProgress, new_trophies: [] };
  });
  expect(dueTrophies(hers)).toEqual(['part1']);
});

test('after a call made before the progress was read, its new trophy is due and earlier trophies are not', async () => {
  rememberSignedIn({ id: 'pugsley', first_name: 'Pugsley' });
  const trophies = [
    { part: 'part1', unlocked: true },
    { part: 'part2', unlocked: true },
  ];
  const progress = { trophies } as unknown as Progress;
  await earn(makeQueryClient(), async () => ({ progress, new_trophies: ['part2'] }));
  expect(dueTrophies(progress)).toEqual(['part2']);
});
