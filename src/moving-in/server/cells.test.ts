import { expect, test } from 'vitest';
import { CellProblem } from './cell-problem.ts';
import { day, identifier, instant, integer, oneOf, optional, seconds, text, yesOrNo } from './cells.ts';

test.each([
  ['2025-10-05', '2025-10-05'],
  [' 2025-10-05 ', '2025-10-05'],
  ['2025-10-05 23:59:59+00', '2025-10-05'],
  ['2025-10-05 23:59:59-02', '2025-10-06'],
  ['2025-10-05T00:00:00', '2025-10-05'],
  ['2024-02-29', '2024-02-29'],
])('the day %j is %s', (given, read) => {
  expect(day(given)).toBe(read);
});

test.each([
  ['2025-10-05', '2025-10-05T00:00:00.000Z'],
  ['2027-10-30 22:00:00+00', '2027-10-30T22:00:00.000Z'],
  ['2025-10-05 12:34:56.789123+00', '2025-10-05T12:34:56.789Z'],
  ['2025-10-05 12:34:56.7+05:30', '2025-10-05T07:04:56.700Z'],
  ['2025-10-05 12:34:56-0330', '2025-10-05T16:04:56.000Z'],
  ['2025-10-05 12:34:56', '2025-10-05T12:34:56.000Z'],
  ['2025-10-05 12:34', '2025-10-05T12:34:00.000Z'],
  ['2025-10-05T12:34:56.789Z', '2025-10-05T12:34:56.789Z'],
  ['2025-10-05T12:34:56.789123+00:00', '2025-10-05T12:34:56.789Z'],
  ['2025-10-05 12:34:56 UTC', '2025-10-05T12:34:56.000Z'],
  ['0001-01-01 00:00:00+00', '0001-01-01T00:00:00.000Z'],
])('the instant %j is %s', (given, read) => {
  expect(instant(given)).toBe(read);
});

test.each([
  '2025-02-30',
  '2025-13-01',
  '2025-10-05 24:00:01',
  '2025-10-05 25:00',
  '0000-01-01',
  '0001-01-01 00:00:00+01',
  '9999-12-31 23:00:00-02',
  '34:56,8',
  '10/05/25',
  '2025/13/01',
  '30.02.2025',
  '2025-10-05 12:34:56 PST',
  'infinity',
  'yesterday',
  20251005,
])('%j is neither a day nor an instant', (given) => {
  expect(() => day(given)).toThrow(CellProblem);
  expect(() => instant(given)).toThrow(CellProblem);
});

test.each([
  [['t', 'T', 'true', 'TRUE', true, '1', 1, 'yes', 'y', 'on'], true],
  [['f', 'F', 'false', 'FALSE', false, '0', 0, 'no', 'n', 'off'], false],
])('%j are %j', (given, read) => {
  for (const each of given) expect(yesOrNo(each)).toBe(read);
});

test('an empty cell is null, however the export writes it', () => {
  for (const given of ['\u200b', '', '  ', null, undefined, '\\N', ' \\N ', '\\n'])
    expect([given, optional(text(10))(given)]).toEqual([given, given === '\\n' ? '\\n' : null]);
  expect(() => text(10)('\\N')).toThrow('is empty');
});

test.each(['0x10', '1e1', '1_0', 'Infinity', '١'])(
  '%j is no number, although JavaScript reads some',
  (given) => {
    expect(() => integer(0, 100)(given)).toThrow(CellProblem);
    expect(() => seconds(100)(given)).toThrow(CellProblem);
  },
);

test('numbers are read as a database writes them', () => {
  expect(['7', 7, '7.0', ' 7 '].map((given) => integer(0, 100)(given))).toEqual([7, 7, 7, 7]);
  expect(['15', '15.50', 15.5, '0', '.5'].map((given) => seconds(100)(given))).toEqual([
    15, 15.5, 15.5, 0, 0.5,
  ]);
});

test('a value from a list may have spaces around it, and nothing else', () => {
  expect(oneOf(['18+'])(' 18+ ')).toBe('18+');
  expect(() => oneOf(['18+'])('18')).toThrow('not one of 18+');
});

test('blanks and signs without a width around a cell are no part of it', () => {
  for (const around of ['\u200b', '\ufeff', '\u2060 ', '\u00a0\u200b']) {
    expect(identifier(`${around}z-1${around}`)).toBe('z-1');
    expect(text(9)(`${around}ก\u200bข${around}`)).toBe('ก\u200bข');
  }
  expect(() => text(9)(`a${' '.repeat(250_000)}b`)).toThrow('longer than 9');
});
