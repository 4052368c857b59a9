import { expect, test } from 'vitest';
import { isPlainName } from './plain-name.ts';

test.each([
  'Zoe',
  'Zoë',
  'Jean-Luc',
  "Ciara O'Hara",
  'Dr. Zoë',
  'Sam Jr.',
  'Анна',
  '小明',
  'أحمد',
  'José María',
  'Jose\u0301 Mari\u0301a',
  'Anna- Lena',
  'Wolfeschlegelsteinhausenbergerdorffmitte',
])('%s is a plain name', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each([
  '',
  'zoe@example.com',
  'zoe＠example.com',
  'https://evil.example',
  'www.evil.example',
  'evil.example',
  'evil。example',
  'evil．example',
  'evil․example',
  'evil.example/win',
  'bit.ly',
  'Zoe\u200b.ly',
  'Zoe\nevil',
  '<b>Zoe</b>',
  'Call 0900 123456',
  'tel:0900',
  'Wolfeschlegelsteinhausenbergerdorffmitten',
  'You have won, please answer this mail today to get it',
])('%j may be an address, a link or a message', (name) => {
  expect(isPlainName(name)).toBe(false);
});

test('a name of 100 kB is refused at once', () => {
  for (const piece of ['a', "a'", 'a. ', "a' "]) expect(isPlainName(piece.repeat(100_000))).toBe(false);
});
