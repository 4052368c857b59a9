import { expect, test } from 'vitest';
import { faqPairs } from './faq-pairs.ts';

/** Returns texts with a question and an answer for each topic. */
const copyOf = (...topics: string[]) =>
  Object.fromEntries(
    topics.flatMap((topic) => [
      [`faq_${topic}_answer`, `Answer ${topic}`],
      [`faq_${topic}_title`, `Question ${topic}`],
    ]),
  );

// §4.faq-paired-topic-ordered-first
test.each([
  [
    'alphabetically',
    ['streaks', 'beginners', 'rehearse_unlock'],
    ['beginners', 'rehearse_unlock', 'streaks'],
  ],
  ['by number', ['10_late', '2_early', '1_first'], ['1_first', '2_early', '10_late']],
  ['by the first number only', ['3_of_1', '2_of_9'], ['2_of_9', '3_of_1']],
  ['by number wherever it stands', ['day_4', 'a_12', 'z_1'], ['z_1', 'day_4', 'a_12']],
  ['with numbers before names', ['alpha', '7_seven'], ['7_seven', 'alpha']],
  ['alphabetically within a number', ['1_b', '1_a'], ['1_a', '1_b']],
])('pairs are ordered %s', (_, topics, ordered) => {
  expect(faqPairs(copyOf(...topics)).map(({ topic }) => topic)).toEqual(ordered);
});

test('a pair has its question and its answer', () => {
  expect(faqPairs(copyOf('streaks'))).toEqual([
    { topic: 'streaks', title: 'Question streaks', answer: 'Answer streaks' },
  ]);
});

// §4.faq-paired-topic-ordered-first
test.each([
  ['a question alone', { faq_lonely_title: 'Why?' }],
  ['an answer alone', { faq_lonely_answer: 'Because.' }],
  ['an empty question', { faq_lonely_title: ' ', faq_lonely_answer: 'Because.' }],
  ['an empty answer', { faq_lonely_title: 'Why?', faq_lonely_answer: '\n' }],
  ['an answer to a longer key', { faq_a_titles: 'x', faq_a_title_answer: 'y', faq_a_answer: 'z' }],
  ['the title of the page', { faq_title: 'Questions', faq_answer: 'x' }],
  [
    'keys of other families',
    { notfaq_a_title: 'x', notfaq_a_answer: 'y', faqXa_title: 'x', faqXa_answer: 'y' },
  ],
])('%s is hidden', (_, copy) => {
  expect(faqPairs(copy)).toEqual([]);
});

test('white space around a text is cut off', () => {
  expect(faqPairs({ faq_a_title: ' Why? ', faq_a_answer: '\nBecause. ' })).toEqual([
    { topic: 'a', title: 'Why?', answer: 'Because.' },
  ]);
});

test('a topic may itself end in title or answer', () => {
  expect(faqPairs(copyOf('job_title', 'right_answer')).map(({ topic }) => topic)).toEqual([
    'job_title',
    'right_answer',
  ]);
});
