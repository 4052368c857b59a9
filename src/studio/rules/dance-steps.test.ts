import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { danceSteps, expectedPhrases } from './dance-steps.ts';

const medium = (key: string, isKnown: boolean, steps = [{}]) => ({
  key,
  steps,
  mapping: isKnown ? steadyMapping(16, 120) : null,
});
const next = (...given: Parameters<typeof danceSteps>) => danceSteps(...given).find(({ done }) => !done);

test('the next step goes from days and videos to taps, and at last to trying Day 1', () => {
  expect(next([[]], [])).toMatchObject({ what: 'days' });
  expect(next([['a']], [])).toMatchObject({ what: 'videos' });
  expect(next([['a']], [medium('file a.mp4', true), medium('file b.mp4', false)])).toMatchObject({
    what: 'taps',
    medium: 'file b.mp4',
    says: 'known in 1 of 2',
  });
  expect(next([['a']], [medium('file a.mp4', true)])).toMatchObject({ what: 'look' });
  const revision = { days: [2, 3, 4], open: [4] };
  expect(next([['a']], [medium('file a.mp4', true)], revision)).toMatchObject({
    what: 'revision',
    says: 'days 2 to 4 have no new part',
  });
  expect(next([['a']], [medium('file a.mp4', true)], { ...revision, open: [] })).toMatchObject({
    what: 'look',
  });
});

test('a medium is expected to show the phrases of its days, and the rehearsal’s medium may show anything', () => {
  const phrase = (id: string) => ({ id, section: id, title: id, counts: 8, cues: [] });
  const score = { id: 'own', title: 'Own', tempo: 120, phrases: ['a', 'b', 'c'].map(phrase) };
  const dance = { score, days: [['a'], ['c', 'b']] };
  const on = (...days: number[]) =>
    expectedPhrases(
      dance,
      days.map((order_num) => ({ order_num })),
    );
  expect([on(2), on(1, 2), on(), on(2, 13), on(7)]).toEqual([[2, 3], [1, 2, 3], [], [], []]);
});
