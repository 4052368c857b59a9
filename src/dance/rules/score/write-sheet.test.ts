import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseScore } from './house-score.ts';
import { readSheet } from './read-sheet.ts';
import type { Score } from './score.ts';
import { anyScore } from './testing/any-score.ts';
import { eventSheet } from './testing/event-sheet.ts';
import { writeSheet } from './write-sheet.ts';

test('a score that is written as a sheet and read again is the same', () => {
  fc.assert(
    fc.property(anyScore, (score) => {
      const { score: read, problems } = readSheet(writeSheet(score), score);
      expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
      expect(read).toEqual(score);
    }),
    { numRuns: 300 },
  );
});

test('the house routine and an event’s script are the same after writing and reading', () => {
  const house = { ...houseScore(), id: 'own' };
  expect(readSheet(writeSheet(house), house).score).toEqual(house);
  const event = readSheet(eventSheet);
  const again = readSheet(writeSheet(event.score, event.intro));
  expect(again).toMatchObject({ score: event.score, intro: 20 });
});

test('a heading that looks like names of columns stays a heading', () => {
  const cues = [{ at: 1, say: 'x', title: 'y' }];
  const phrases = ['Step up, Title:', 'Rise, counts', 'Counts, move'].map((title, index) => {
    return { id: `p${index}`, section: title, title, counts: 8, cues };
  });
  const score = { id: 'own', title: 'Own dance', tempo: 118, phrases };
  expect(readSheet(writeSheet(score), score).score).toEqual(score);
});

test('a score is written as people write sheets', () => {
  const { score } = readSheet(`Title: Little dance
118 bpm
# Walk
8 march [march_forward]
> Stiff legs.
8 step 2 the side / 1 "step 2" 3& close
# The wall
## Feel
8
8 lean /
repeat Walk
repeat Feel
`);
  expect(writeSheet(score, 1.5)).toBe(`Title: Little dance
118 bpm, intro 1.5 s

# Walk
8 march [march_forward]
> Stiff legs.
8 step 2 the side / 1 "step 2" 3& close

# The wall
## Feel
8
8 lean /
repeat Walk
repeat Feel
`);
});

const phrase = (id: string, title: string, section = title, like?: string): Score['phrases'][number] => ({
  id,
  section,
  title,
  counts: 8,
  ...(like && { like }),
  cues: [{ at: 1, say: 'x', title: 'y' }],
});

test.each([
  [
    'a repeat of the first of two of one name',
    [phrase('a', 'Walk'), phrase('b', 'Walk'), phrase('c', 'Walk', 'Walk', 'a')],
    'repeat phrase 1',
  ],
  [
    'a repeat of the last of two of one name',
    [phrase('a', 'Walk'), phrase('b', 'Walk'), phrase('c', 'Walk', 'Walk', 'b')],
    'repeat Walk',
  ],
  [
    'a repeat with a title of its own',
    [phrase('a', 'Walk'), phrase('b', 'Once more', 'End', 'a')],
    '# End\n## Once more\nrepeat Walk',
  ],
  [
    'a repeat within another section',
    [phrase('a', 'Walk'), phrase('b', 'Wall', 'Part'), phrase('c', 'Walk', 'Part', 'a')],
    '## Wall\n8 y / 1 x\nrepeat Walk',
  ],
  [
    'a repeat of a repeated name',
    [phrase('a', 'Walk'), phrase('b', 'Walk', 'Walk', 'a'), phrase('c', 'Walk', 'Walk', 'a')],
    'repeat Walk\nrepeat Walk\n',
  ],
])('%s is written so that it is read as the same score', (_, phrases, text) => {
  const score = { id: 'own', title: 'Dance', tempo: 100, phrases };
  expect(writeSheet(score)).toContain(text);
  expect(readSheet(writeSheet(score), score).score).toEqual(score);
});
