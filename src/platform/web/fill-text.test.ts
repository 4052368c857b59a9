import { afterEach, expect, test } from 'vitest';
import { messages } from '#platform/content/messages.ts';
import { fillText, numberText } from './fill-text.ts';
import { speak } from './page-language.ts';

// §8.speed-set-n-x-loop
test('the toast about the speed has the words of the specification (section 8)', () => {
  speak('en', undefined);
  expect(fillText(messages['toast.speedSet'], { n: 1 })).toBe('Speed set to 1x');
  expect(fillText(messages['toast.speedSet'], { n: 0.75 })).toBe('Speed set to 0.75x');
});

afterEach(() => speak('en', undefined));

test.each([
  ['en', '0.75x', '1.0', '12000 dancers'],
  ['de', '0,75x', '1,0', '12000 dancers'],
  ['fr', '0,75x', '1,0', '12000 dancers'],
  ['ar-XB', '0.75x', '1.0', '12000 dancers'],
])('a number in a text in %s is written as in that language', (language, rate, one, dancers) => {
  speak(language, undefined);
  expect(fillText('{rate}x', { rate: 0.75 })).toBe(rate);
  expect(numberText(1, 1)).toBe(one);
  expect(fillText('{count} {noun}', { count: 12_000, noun: 'dancers' })).toBe(dancers);
});

test.each([
  ['en', '55%'],
  ['es', '55\u00a0%'],
  ['pt-BR', '55%'],
])('a share in %s is %j', (language, share) => {
  speak(language, undefined);
  expect(numberText(0.55, 0, 'percent')).toBe(share);
});
