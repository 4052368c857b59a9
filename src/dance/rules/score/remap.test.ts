import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAt, type Mapping, steadyMapping } from './mapping.ts';
import { remapped } from './remap.ts';
import { phraseCounts, type Score } from './score.ts';
import { mappingProblem } from './score-problem.ts';
import { anyMapping, anyScore } from './testing/any-score.ts';

const scoreOf = (...phrases: [id: string, counts: number][]): Score => ({
  id: 'own',
  title: 'Dance',
  tempo: 120,
  phrases: phrases.map(([id, counts]) => ({ id, section: 'S', title: id.toUpperCase(), counts, cues: [] })),
});
const before = scoreOf(['a', 16], ['b', 32], ['c', 16]);
const recording = steadyMapping(64, 120, 10);
const flat = ({ spans }: Mapping) =>
  spans.map(({ from, until, anchors }) => [from, until, anchors.map(({ count, at }) => [count, at])]);

test('a score that keeps its phrases’ places keeps its mapping', () => {
  const longer = scoreOf(['a', 16], ['b', 32], ['c', 16], ['d', 8]);
  expect(remapped(recording, before, longer)).toEqual({ mapping: recording, lost: [] });
  expect(remapped(recording, before, before).mapping.spans[0]).toBe(recording.spans[0]);
});

test('each phrase keeps its seconds, and a new span begins where medium and new score differ in their order', () => {
  const { mapping, lost } = remapped(recording, before, scoreOf(['c', 16], ['a', 16], ['b', 32]));
  expect(lost).toEqual([]);
  expect(flat(mapping)).toEqual([
    [
      16,
      64,
      [
        [16, 10],
        [64, 34],
      ],
    ],
    [
      0,
      16,
      [
        [0, 34],
        [16, 42],
      ],
    ],
  ]);
});

test('a new phrase has no seconds yet, and the counts of the phrases after it become later', () => {
  const { mapping } = remapped(recording, before, scoreOf(['a', 16], ['new', 8], ['b', 32], ['c', 16]));
  expect(flat(mapping)).toEqual([
    [
      0,
      16,
      [
        [0, 10],
        [16, 18],
      ],
    ],
    [
      24,
      72,
      [
        [24, 18],
        [72, 42],
      ],
    ],
  ]);
});

test('a removed phrase leaves a gap, and its title is returned once', () => {
  const twice: Mapping = { spans: [...recording.spans, ...steadyMapping(64, 120, 50).spans] };
  const { mapping, lost } = remapped(twice, before, scoreOf(['a', 16], ['c', 16]));
  expect(lost).toEqual(['B']);
  expect(flat(mapping).slice(0, 2)).toEqual([
    [
      0,
      16,
      [
        [0, 10],
        [16, 18],
      ],
    ],
    [
      16,
      32,
      [
        [16, 34],
        [32, 42],
      ],
    ],
  ]);
  expect(mapping.spans).toHaveLength(4);
  expect(remapped(recording, before, scoreOf(['x', 16]))).toEqual({
    mapping: { spans: [] },
    lost: ['A', 'B', 'C'],
  });
});

test('the title of a removed phrase that the medium did not show is not returned', () => {
  const part: Mapping = { spans: [{ from: 0, until: 16, anchors: recording.spans[0]?.anchors ?? [] }] };
  expect(remapped(part, before, scoreOf(['a', 16], ['c', 16]))).toEqual({ mapping: part, lost: [] });
});

test('a phrase that became shorter is shown up to its new end', () => {
  const { mapping } = remapped(recording, before, scoreOf(['a', 16], ['b', 24], ['c', 16]));
  expect(flat(mapping)).toEqual([
    [
      0,
      40,
      [
        [0, 10],
        [40, 30],
      ],
    ],
    [
      40,
      56,
      [
        [40, 34],
        [56, 42],
      ],
    ],
  ]);
  expect(flat(remapped(recording, before, scoreOf(['a', 16], ['b', 32], ['c', 8])).mapping)).toEqual([
    [
      0,
      56,
      [
        [0, 10],
        [56, 38],
      ],
    ],
  ]);
});

test('a span that shows only removed counts of a phrase is removed', () => {
  const end: Mapping = { spans: [{ from: 40, until: 48, anchors: recording.spans[0]?.anchors ?? [] }] };
  expect(remapped(end, before, scoreOf(['a', 16], ['b', 24], ['c', 16]))).toEqual({
    mapping: { spans: [] },
    lost: [],
  });
  expect(remapped(end, before, scoreOf(['a', 16], ['b', 20], ['c', 16])).mapping.spans).toEqual([]);
});

test('a phrase that became longer shows the counts that it had before', () => {
  const { mapping } = remapped(recording, before, scoreOf(['a', 24], ['b', 32], ['c', 16]));
  expect(flat(mapping)).toEqual([
    [
      0,
      16,
      [
        [0, 10],
        [16, 18],
      ],
    ],
    [
      24,
      72,
      [
        [24, 18],
        [72, 42],
      ],
    ],
  ]);
});

test('anchors move with their phrase, and each change of tempo keeps an anchor', () => {
  const drifting: Mapping = {
    spans: [
      {
        from: 0,
        until: 64,
        anchors: [
          { count: -4, at: 8 },
          { count: 20, at: 20 },
          { count: 64, at: 46.4 },
        ],
      },
    ],
  };
  const { mapping } = remapped(drifting, before, scoreOf(['c', 16], ['a', 16], ['b', 32]));
  expect(flat(mapping)).toEqual([
    [
      16,
      64,
      [
        [16, 10],
        [36, 20],
        [64, expect.closeTo(36.8, 9)],
      ],
    ],
    [
      0,
      16,
      [
        [0, expect.closeTo(36.8, 9)],
        [16, expect.closeTo(46.4, 9)],
      ],
    ],
  ]);
});

test('a span that shows part of a phrase still shows that part', () => {
  const part: Mapping = {
    spans: [
      {
        from: 20,
        until: 40,
        anchors: [
          { count: 20, at: 5 },
          { count: 40, at: 15 },
        ],
      },
    ],
  };
  expect(flat(remapped(part, before, scoreOf(['b', 32], ['a', 16])).mapping)).toEqual([
    [
      4,
      24,
      [
        [4, 5],
        [24, 15],
      ],
    ],
  ]);
});

test('at each second a medium shows the same count of the same phrase as before, if the score still has it', () => {
  const changed = anyScore.chain((score) =>
    fc.tuple(
      fc.constant(score),
      anyMapping(score),
      fc.shuffledSubarray(
        score.phrases.map((phrase) => ({ ...phrase, like: undefined })),
        { minLength: 1 },
      ),
    ),
  );
  fc.assert(
    fc.property(
      changed,
      fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 5 }),
      ([score, mapping, phrases], seconds) => {
        const after = { ...score, phrases: phrases.map(({ like: _, ...phrase }) => phrase) };
        const { mapping: moved, lost } = remapped(mapping, score, after);
        expect(mappingProblem({ spans: moved.spans.slice(0, 60) }, after, null)).toBeNull();
        for (const title of lost) expect(score.phrases.map((phrase) => phrase.title)).toContain(title);
        for (const second of seconds) {
          const count = countAt(mapping, second);
          const now = countAt(moved, second);
          if (count === null) continue;
          const index = score.phrases.findIndex((_, at) => phraseCounts(score, at + 1).end > count);
          const place = after.phrases.findIndex(({ id }) => id === score.phrases[index]?.id);
          const edge = score.phrases.some((_, at) => Math.abs(phraseCounts(score, at + 1).end - count) < 0.1);
          if (edge || count < 0) continue;
          if (place < 0) expect(now).toBeNull();
          else
            expect((now ?? Number.NaN) - phraseCounts(after, place + 1).start).toBeCloseTo(
              count - phraseCounts(score, index + 1).start,
              5,
            );
        }
      },
    ),
  );
});
