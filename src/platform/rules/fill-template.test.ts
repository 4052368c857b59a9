import { expect, test } from 'vitest';
import { fillTemplate } from './fill-template.ts';

test.each([
  ['Complete Part {section} to unlock', { section: 3 }, 'Complete Part 3 to unlock'],
  ['{a}{b}{a}', { a: 'x', b: 'y' }, 'xyx'],
  ['{days} days', { days: 0 }, '0 days'],
  ['nothing to fill', { a: 1 }, 'nothing to fill'],
  ['{sectoin} to unlock', { section: 3 }, '{sectoin} to unlock'],
  ['{a}', { a: '{b}', b: 'no' }, '{b}'],
  ['{name}', { name: '$& $1' }, '$& $1'],
  ['{constructor}', {}, '{constructor}'],
  ['{ a } {}', { a: 1 }, '{ a } {}'],
])('%j filled with %o is %j', (template, values, text) => {
  expect(fillTemplate(template, values)).toBe(text);
});
