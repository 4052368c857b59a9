// The cost of a score: the time to read it from a pasted sheet, and the bytes that it adds to a lesson's answer.

import { brotliCompressSync, constants } from 'node:zlib';
import { danceProblems } from '../../src/dance/rules/compose/dance-problems.ts';
import { seededScore } from '../../src/dance/rules/compose/testing/seeded-score.ts';
import { steadyMapping } from '../../src/dance/rules/score/mapping.ts';
import { proposedDays } from '../../src/dance/rules/score/propose.ts';
import { readSheet } from '../../src/dance/rules/score/read-sheet.ts';
import { lengthOf } from '../../src/dance/rules/score/score.ts';
import { withAnchor } from '../../src/dance/rules/score/taps.ts';
import { eventSheet } from '../../src/dance/rules/score/testing/event-sheet.ts';
import { atMost, type Figure, median } from '../bench.ts';

const RUNS = 15;

export async function measure(): Promise<Figure[]> {
  const sheet = longSheet(2000);
  const spent = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    readSheet(sheet);
    return performance.now() - start;
  });
  return [
    atMost('reading a sheet of 2,000 lines', median(spent), 50, 'ms'),
    atMost('a score of 200 phrases and 40 mappings, compressed', lessonBytes() / 1000, 6, 'KB'),
    atMost('composing and checking a dance of 200 eights', median(composed()), 200, 'ms'),
  ];
}

/** Milliseconds to compose different random dances of 200 eights; the first dances find no join in the cache. */
function composed(): number[] {
  return Array.from({ length: RUNS }, (_, seed) => {
    const score = seededScore(seed, 200);
    const start = performance.now();
    danceProblems(score);
    return performance.now() - start;
  });
}

/** The event's script repeated up to this number of lines, each time with other names. */
function longSheet(lines: number): string {
  const body = eventSheet
    .split('\n')
    .filter((line) => !line.startsWith('repeat'))
    .slice(3);
  const all = Array.from({ length: lines }, (_, index) => {
    const line = body[index % body.length] ?? '';
    return line.startsWith('#') ? `${line} ${index}` : line;
  });
  return ['118 bpm, intro 20 s', ...all.slice(1)].join('\n');
}

/** Bytes of a dance in an answer: its score, its days, and its mappings to 40 media with changing tempo. */
function lessonBytes(): number {
  const { score } = readSheet(twoHundredPhrases());
  if (score.phrases.length !== 200) throw new Error(`${score.phrases.length} phrases`);
  const length = lengthOf(score);
  const mappings = Object.fromEntries(
    Array.from({ length: 40 }, (_, index) => {
      const [span] = steadyMapping(length, 118 + index / 7, 20 + index * 1.37).spans;
      if (!span) throw new Error('no span');
      const middle = { count: 8 * (20 + index), at: 20 + index * 1.41 + 8 * (20 + index) * 0.5 };
      return [`file video-${index}.mp4`, { spans: [{ ...span, anchors: withAnchor(span.anchors, middle) }] }];
    }),
  );
  const answer = JSON.stringify({ score, days: proposedDays(score), mappings });
  return brotliCompressSync(answer, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
}

/** Returns a script of 200 phrases: 60 phrases of two lines of the event's script each, and 140 repeats of these 60. */
function twoHundredPhrases(): string {
  const moves = eventSheet.split('\n').filter((line) => /^\d+ /.test(line));
  const own = Array.from({ length: 60 }, (_, index) => [
    `# Phrase of the walkers ${index}`,
    ...Array.from({ length: 2 }, (_, line) => moves[(index * 2 + line) % moves.length] ?? ''),
  ]);
  const repeats = Array.from(
    { length: 140 },
    (_, index) => `repeat Phrase of the walkers ${(index * 7) % 60}`,
  );
  return ['118 bpm', ...own.flat(), ...repeats].join('\n');
}
