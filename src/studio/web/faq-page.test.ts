import { expect, test } from 'vitest';
import { faqProblem } from './faq-page.tsx';

const pairs = (count: number, answer: string) =>
  Array.from({ length: count }, (_, n) => ({ topic: `topic_${n}`, title: `Question ${n}`, answer }));

test.each([
  ['sixty pairs of Cyrillic', pairs(60, 'я'.repeat(400)), null],
  ['an empty answer', pairs(1, ' '), 'Every question needs a text and an answer.'],
  [
    'a long answer',
    pairs(1, 'x'.repeat(4_001)),
    'A question can have at most 300 characters, an answer 4000.',
  ],
  ['more pairs than are kept', pairs(73, 'Yes.'), 'The FAQ can have at most 60 questions, and these are 73.'],
  [
    'sixty long pairs of Cyrillic',
    pairs(60, 'я'.repeat(1_000)),
    'Together the questions and answers are too long to be saved: 48 percent of their text has to go.',
  ],
])('the sentence beside Save fits %s', (_, given, said) => {
  expect(faqProblem(given)).toBe(said);
});
