import { expect, test } from 'vitest';
import { parseObject } from './parse-object.ts';

test.each([
  ['{"a":1}', { a: 1 }],
  [null, {}],
  ['', {}],
  ['null', {}],
  ['7', {}],
  ['"a"', {}],
  ['[1,2]', {}],
  ['{"a":', {}],
])('%j is read as %j', (text, object) => {
  expect(parseObject(text)).toEqual(object);
});
