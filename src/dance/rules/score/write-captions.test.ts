import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAt, type Mapping, steadyMapping } from './mapping.ts';
import { readSheet } from './read-sheet.ts';
import { allCounts, cuesIn, lengthOf } from './score.ts';
import { anyScore } from './testing/any-score.ts';
import { eventSheet } from './testing/event-sheet.ts';
import { writeLrc, writeVtt } from './write-captions.ts';

const { score } = readSheet(
  'Title: [Night]\n118 bpm\n# A\n4 step / 1 left 2& <right> & --> left\n4 hold /\n# Rest\n16\n',
);

/** The mapping of a video that shows counts slowly from 10 s on, and with music after more than an hour. */
const lesson: Mapping = {
  spans: [
    {
      from: 0,
      until: 8,
      anchors: [
        { count: 0, at: 10 },
        { count: 8, at: 18 },
      ],
    },
    {
      from: 4,
      until: 24,
      anchors: [
        { count: 4, at: 3725.0004 },
        { count: 24, at: 3735.0004 },
      ],
    },
  ],
};

test('captions show each word until the next one, and the name of a move without words', () => {
  const { score: plain } = readSheet(
    '118 bpm\n# A\n4 step / 1 left 2& <right> 4 R&B\n4 hold /\n# Rest\n16\n',
  );
  expect(writeVtt(plain, lesson)).toBe(`WEBVTT

00:00:10.000 --> 00:00:11.500
left

00:00:11.500 --> 00:00:13.000
&lt;right&gt;

00:00:13.000 --> 00:00:14.000
R&amp;B

00:00:14.000 --> 00:00:18.000
hold

01:02:05.000 --> 01:02:07.000
hold

01:02:07.000 --> 01:02:11.000
Rest
`);
});

test('no text of captions can be taken for a time', () => {
  expect(writeVtt(score, lesson).match(/-->/g)).toHaveLength(
    writeVtt(score, lesson).match(/^\d\d:/gm)?.length ?? 0,
  );
});

test('lyrics have a line for each word, an empty one where a word ends, and their title without brackets', () => {
  const { score: plain } = readSheet(
    'Title: [Night]\n118 bpm\n# A\n4 step / 1 left 2& [right]\n4 hold /\n# Rest\n16\n',
  );
  expect(writeLrc(plain, lesson)).toBe(`[ti:Night]
[00:10.00]left
[00:11.50](right]
[00:14.00]hold
[00:18.00]
[62:05.00]hold
[62:07.00]Rest
[62:11.00]
`);
});

test('counts that the medium does not show have no captions', () => {
  expect(writeVtt(score, { spans: [] })).toBe('WEBVTT\n');
  expect(writeLrc(score, { spans: [] })).toBe('[ti:Night]\n');
});

test('the words of an event’s script are in the order of its music, none before the first count or after the last', () => {
  const { score: event } = readSheet(eventSheet);
  const times = [...writeVtt(event, steadyMapping(lengthOf(event), 118, 20)).matchAll(/^(\S+) --> (\S+)$/gm)];
  const starts = times.map(([, start]) => start ?? '');
  expect(starts[0]).toBe('00:00:20.000');
  expect(starts).toEqual(starts.toSorted());
  expect(times.every(([, start = '', end = '']) => start < end)).toBe(true);
  expect(times.at(-1)?.[2]).toBe('00:06:07.797');
});

/** Captions as a player reads them: the second and the words of each caption. */
function readVtt(text: string): { at: number; words: string }[] {
  const [head, ...blocks] = text.trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const [times = '', words = '', ...more] = block.split('\n');
    expect(more).toEqual([]);
    const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d\.\d{3}) --> [\d:.]+$/.exec(times) ?? [];
    const at = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
    const plain = words.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return { at, words: plain };
  });
}

// §2.script-printed-words-downloaded
test('captions, read as a player reads them, have every word of a dance on its count', () => {
  fc.assert(
    fc.property(anyScore, (any) => {
      const mapping = steadyMapping(lengthOf(any), any.tempo, 20);
      const read = readVtt(writeVtt(any, mapping)).map(({ at, words }) => {
        const place = countAt(mapping, at) ?? Number.NaN;
        return `${Math.round(place * 2) / 2} ${words}`;
      });
      for (const { place, cue } of cuesIn(any, allCounts(any))) expect(read).toContain(`${place} ${cue}`);
    }),
    { numRuns: 100 },
  );
});

test('lyrics, read as a player reads them, have every word of a dance on its count', () => {
  const { score: event } = readSheet(eventSheet);
  const mapping = steadyMapping(lengthOf(event), event.tempo, 20);
  const read = writeLrc(event, mapping)
    .split('\n')
    .flatMap((line) => {
      const [, minutes, seconds, words] = /^\[(\d+):(\d\d\.\d\d)\](.+)$/.exec(line) ?? [];
      if (words === undefined) return [];
      const place = countAt(mapping, Number(minutes) * 60 + Number(seconds) + 0.01) ?? Number.NaN;
      return [`${Math.round(place * 2) / 2} ${words}`];
    });
  for (const { place, cue } of cuesIn(event, allCounts(event))) expect(read).toContain(`${place} ${cue}`);
});
