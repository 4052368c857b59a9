import { expect, test } from 'vitest';
import { textName } from './text-name.ts';

test.each([
  ['Rise', 'Rise'],
  [' Rise\n\nagain ', 'Rise again'],
  ['', 'A text that is empty'],
  ['\n', 'A text that is empty'],
  [`${'word '.repeat(20)}end`, `${'word '.repeat(12).trim()}…`],
])('%j is known as %j', (text, name) => {
  expect(textName(text)).toBe(name);
});
