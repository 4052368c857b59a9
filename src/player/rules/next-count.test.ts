import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { fileSource } from './medium-source.ts';
import { countedBeat, untilNextCount } from './next-count.ts';
import { opened } from './testing/sample-scenes.ts';

/**
 * A film with a talk of ten seconds, counts 0 to 8 at 120 beats a minute, a talk of two seconds, and the same
 * counts at 60 beats a minute.
 */
const source = fileSource('/film.mp4', [
  {
    score: houseScore(),
    mapping: {
      spans: [
        {
          from: 0,
          until: 8,
          anchors: [
            { count: 0, at: 10 },
            { count: 8, at: 14 },
          ],
        },
        {
          from: 0,
          until: 8,
          anchors: [
            { count: 0, at: 16 },
            { count: 8, at: 24 },
          ],
        },
      ],
    },
  },
]);

test.each([
  ['before the first span, the beginning of that span is next', 4, 6],
  ['on a count, the half behind that count is next', 11, 0.25],
  ['between two halves, the later half is next', 11.1, 0.15],
  ['a quarter of a millisecond before a count, that count is next', 10.99975, 0.00025],
  ['after the last half, the end of the span is next', 13.8, 0.2],
  ['between two spans, the beginning of the second span is next', 15, 1],
  ['in a slower span, a half of that span is next', 17, 0.5],
])('%s', (_, second, until) => {
  expect(untilNextCount(source, second)).toBeCloseTo(until, 6);
});

test('after the last span, and on a source without counts, no count is next', () => {
  expect([
    untilNextCount(source, 30),
    untilNextCount(fileSource('/a.mp4'), 3),
    untilNextCount(null, 3),
  ]).toEqual([null, null, null]);
});

const countMs = 60_000 / 128;

/** The counted beat, read in the middle of each of the next counts. */
function counted(player: ReturnType<typeof opened>, counts: number) {
  const due = (player.state().phase as { due: number }).due;
  return Array.from({ length: counts }, (_, i) =>
    countedBeat(player.state(), due - (counts - i - 0.5) * countMs),
  );
}

test('a count-in before a start ends with eight, and nothing else is counted', () => {
  const player = opened({ settings: { countIn: 8 } });
  expect(countedBeat(player.state(), 0)).toBeNull();
  player.send({ type: 'play' });
  expect(counted(player, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  player.advance(3_800);
  expect([player.phase(), countedBeat(player.state(), 0)]).toEqual(['playing', null]);
});

test('in the pause before a repetition the voice’s own counts are shown when they are said, and no others', () => {
  for (const [settings, shown] of [
    [{ spokenPractice: 'counts' }, [null, null, 5, 6, 7, 8]],
    [{ spokenPractice: 'cues' }, [null, null, null, null, null, null]],
    [{ spokenPractice: 'counts', sound: false }, [null, null, null, null, null, null]],
  ] as const) {
    const player = opened({ settings });
    player.send({ type: 'loopItem', id: 'first' });
    player.advance(17_500);
    expect(player.phase()).toBe('waiting');
    expect(counted(player, 6)).toEqual(shown);
  }
});

test('with a late loudspeaker a counted beat is shown when it is heard', () => {
  const player = opened({ settings: { spokenPractice: 'counts', soundLate: 400 } });
  player.send({ type: 'play' });
  player.advance(390);
  expect([player.phase(), counted(player, 6)]).toEqual(['countingIn', [null, null, 5, 6, 7, 8]]);
  const before = player.position();
  player.advance(4 * countMs);
  expect([player.phase(), player.position()]).toEqual(['countingIn', before]);
  player.advance(20);
  expect(player.phase()).toBe('playing');
});
