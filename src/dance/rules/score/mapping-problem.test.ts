import { expect, test } from 'vitest';
import { type Mapping, steadyMapping } from './mapping.ts';
import type { Score } from './score.ts';
import { mappingProblem, parseMappings } from './score-problem.ts';

const phrase = { id: 'walk', section: 'Start', title: 'Walk', counts: 64, cues: [] };
const score: Score = { id: 'own', title: 'Dance', tempo: 118, phrases: [phrase] };
const mapping: Mapping = {
  spans: [
    {
      from: 0,
      until: 32,
      anchors: [
        { count: 0, at: 10 },
        { count: 32, at: 26 },
      ],
    },
    {
      from: 0,
      until: 64,
      anchors: [
        { count: 0, at: 26 },
        { count: 64, at: 58 },
      ],
    },
  ],
};
const one = (span: object): Mapping => ({
  spans: [{ ...(mapping.spans[0] as Mapping['spans'][number]), ...span }],
});

test.each([
  ['a count before the dance', one({ from: -1 }), null, 'counts 0 to 64'],
  ['a count behind the dance', one({ until: 65 }), null, 'counts 0 to 64'],
  ['a stretch of nothing', one({ from: 32 }), null, 'needs at least one'],
  ['a count that is no number', one({ from: Number.NaN }), null, 'counts 0 to 64'],
  [
    'anchors so far apart that no tempo is known',
    one({
      anchors: [
        { count: -1e308, at: -1e308 },
        { count: 1e308, at: 1e308 },
      ],
    }),
    null,
    'the tempo would be',
  ],
  [
    'a place that no medium has',
    {
      spans: [
        {
          from: 0,
          until: 32,
          anchors: [
            { count: 0, at: 1e12 },
            { count: 32, at: 1e12 + 16 },
          ],
        },
      ],
    },
    null,
    'No medium is longer',
  ],
  ['one anchor', one({ anchors: [{ count: 0, at: 0 }] }), null, 'between 2 and 50 places'],
  [
    '51 anchors',
    one({ anchors: Array.from({ length: 51 }, (_, count) => ({ count, at: count })) }),
    null,
    'between 2 and 50 places',
  ],
  [
    'an anchor before its predecessor',
    one({
      anchors: [
        { count: 0, at: 9 },
        { count: 8, at: 5 },
      ],
    }),
    null,
    'Later counts have to come later in the medium: look at 5.0 s.',
  ],
  [
    'an anchor with its predecessor’s second',
    one({
      anchors: [
        { count: 0, at: 9 },
        { count: 8, at: 9 },
      ],
    }),
    null,
    'look at 9.0 s',
  ],
  [
    'anchors on one count',
    one({
      anchors: [
        { count: 8, at: 5 },
        { count: 8, at: 9 },
      ],
    }),
    null,
    'look at 9.0 s',
  ],
  [
    'an anchor without a count',
    one({
      anchors: [
        { count: Number.NaN, at: 5 },
        { count: 8, at: 9 },
      ],
    }),
    null,
    'needs a count and a second',
  ],
  [
    'an anchor without a second',
    one({
      anchors: [
        { count: 0, at: 5 },
        { count: 8, at: Number.POSITIVE_INFINITY },
      ],
    }),
    null,
    'needs a count and a second',
  ],
  [
    'a crawl',
    one({
      anchors: [
        { count: 0, at: 0 },
        { count: 29, at: 60 },
      ],
    }),
    null,
    'Before 60.0 s the tempo would be 29 beats a minute. It can be 30 to 240.',
  ],
  [
    'a race',
    one({
      anchors: [
        { count: 0, at: 0 },
        { count: 241, at: 60 },
      ],
    }),
    null,
    'the tempo would be 241',
  ],
  [
    'a start before the medium',
    one({
      anchors: [
        { count: 8, at: 3 },
        { count: 16, at: 7 },
      ],
    }),
    null,
    'before the medium begins',
  ],
  [
    'stretches in another order',
    { spans: mapping.spans.toReversed() },
    null,
    'The stretch at 10.0 s begins before the one before it ends, at 58.0 s.',
  ],
  [
    'a medium that is shorter now',
    mapping,
    56.9,
    'The dance would end at 58.0 s, but the medium is 56.9 s long. If it was replaced by another one, tap its beats anew.',
  ],
  ['61 stretches', { spans: Array(61).fill(mapping.spans[0]) }, null, 'in 60 stretches at most'],
])('%s is refused in words', (_, changed, seconds, words) => {
  expect(mappingProblem(changed, score, seconds)).toContain(words);
});

test.each([
  ['two stretches that follow each other', mapping, 58],
  ['a medium whose length is rounded', mapping, 57],
  ['a medium of unknown length', mapping, null],
  ['nothing', { spans: [] }, 10],
  [
    '30 beats a minute',
    one({
      anchors: [
        { count: 0, at: 0 },
        { count: 30, at: 60 },
      ],
    }),
    null,
  ],
  [
    '240 beats a minute',
    one({
      anchors: [
        { count: 0, at: 0 },
        { count: 240, at: 60 },
      ],
    }),
    null,
  ],
  [
    'a start at the beginning',
    one({
      anchors: [
        { count: 0, at: -0.005 },
        { count: 32, at: 16 },
      ],
    }),
    null,
  ],
  [
    '60 stretches',
    {
      spans: Array.from(
        { length: 60 },
        (_, index) => steadyMapping(8, 120, index * 4).spans[0] as Mapping['spans'][number],
      ),
    },
    null,
  ],
])('%s can be used', (_, changed, seconds) => {
  expect(mappingProblem(changed, score, seconds)).toBeNull();
});

test('stored mappings are read as they were saved; entries that are no mappings are left out', () => {
  const kept = { 'youtube abcdefghijk': mapping, 'file a.mp3': steadyMapping(64, 118, 20) };
  expect(parseMappings(JSON.stringify(kept))).toEqual(kept);
  const odd = {
    'file a': one({ anchors: [] }),
    'file b': one({ until: 4001 }),
    'file c': { spans: [{ ...mapping.spans[0], extra: 1 }] },
    'lesson 3': mapping,
    'youtube <script>': mapping,
    'file ../../x.mp4': mapping,
    'file d': { spans: Array(61).fill(mapping.spans[0]) },
  };
  expect(parseMappings(JSON.stringify({ ...kept, ...odd }))).toEqual({
    ...kept,
    'file c': { spans: [mapping.spans[0]] },
  });
});

test.each([
  null,
  undefined,
  '',
  'no json',
  '7',
  '"text"',
  '[]',
  '{"a":7}',
  '{"a":null}',
  '{"a":{"spans":7}}',
  '{"a":{"spans":[null]}}',
])('the setting %s holds no mappings', (text) => {
  expect(parseMappings(text)).toEqual({});
});
