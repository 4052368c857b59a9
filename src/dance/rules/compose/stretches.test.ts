import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { isDanceable, stretchesOf } from './stretches.ts';

const read = (lines: string) => readSheet(`118 bpm\n${lines}`).score;
const stretchLines = (lines: string) =>
  stretchesOf(read(lines)).map(
    ({ start, counts, title, call, unknown }) => `${start} ${counts} ${title}: ${call ?? unknown}`,
  );

test('a move goes on until another one is named, over the phrases of a score', () => {
  expect(
    stretchLines('# A\n16 march [march_forward]\n4 stomp [stomp]\n4 stomp [~stomp]\n# B\n8 swim [swim]'),
  ).toEqual(['0 16 march: march_forward', '16 4 stomp: stomp', '20 4 stomp: ~stomp', '24 8 swim: swim']);
});

test('names within an eight belong to its move; an eight that begins with a name without a move has no move', () => {
  expect(stretchLines('# A\n2 drag [shuffle_ha]\n2 close\n4 roll\n8 wait')).toEqual([
    '0 8 drag: shuffle_ha',
    '8 8 wait: null',
  ]);
});

test('a phrase that names its first move on a later count begins with a stretch without a move', () => {
  const { phrases, ...score } = read('# A\n8 stomp [stomp]');
  const [phrase] = phrases;
  if (!phrase) throw new Error('no phrase');
  const cues = [{ at: 5, say: '', title: 'stomp', move: 'stomp' }];
  expect(
    stretchesOf({ ...score, phrases: [{ ...phrase, cues }] }).map(({ count, counts, call }) => [
      count,
      counts,
      call,
    ]),
  ).toEqual([
    [1, 4, null],
    [5, 4, 'stomp'],
  ]);
});

test.each(['fly', '~fly', '~~stomp', 'toString', '__proto__'])('%s is no move of the house', (move) => {
  const { phrases, ...score } = read('# A\n8 stomp');
  const own = {
    ...score,
    phrases: phrases.map((phrase) => ({ ...phrase, cues: [{ at: 1, say: '', title: 'stomp', move }] })),
  };
  expect(stretchesOf(own)).toMatchObject([{ call: null, unknown: move }]);
  expect(isDanceable(own)).toBe(false);
});

test('the house dancer can dance a score whose every count has a house move, and no other', () => {
  expect(isDanceable(read('# A\n8 stomp [stomp]\nrepeat A'))).toBe(true);
  expect(isDanceable(read('# A\n8 stomp [stomp]\n# B\n8 swim'))).toBe(false);
  expect(isDanceable({ ...houseScore(), phrases: [] })).toBe(false);
});
