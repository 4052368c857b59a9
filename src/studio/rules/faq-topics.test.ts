import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faqPairs } from '#pages/rules/faq-pairs.ts';
import { faqTopics } from './faq-topics.ts';

const ordered = (topics: string[]) =>
  faqPairs(
    Object.fromEntries(
      topics.flatMap((topic, index) => [
        [`faq_${topic}_title`, `question ${index}`],
        [`faq_${topic}_answer`, 'answer'],
      ]),
    ),
  ).map((pair) => pair.title);

test('topics that already sort into the wanted order stay', () => {
  const pairs = [
    { topic: 'streaks', title: 'a' },
    { topic: 'trophy_unlock', title: 'b' },
  ];
  expect(faqTopics(pairs)).toEqual(['streaks', 'trophy_unlock']);
});

test('in a new order all topics get new numbers, even if they had numbers before', () => {
  const pairs = [
    { topic: '02_trophy', title: 'a' },
    { topic: '01_streaks', title: 'b' },
    { topic: null, title: 'Can I dance at 80?' },
  ];
  expect(faqTopics(pairs)).toEqual(['01_trophy', '02_streaks', '03_can_i_dance_at']);
});

test('two equal questions get two topics', () => {
  expect(
    faqTopics([
      { topic: null, title: 'Why?' },
      { topic: null, title: 'Why?' },
    ]),
  ).toEqual(['01_why', '02_why']);
});

test('two questions without Latin letters do not get the same topic', () => {
  const topics = faqTopics([
    { topic: 'question', title: 'Как начать?' },
    { topic: 'question_x', title: 'Где видео?' },
    { topic: null, title: 'Сколько это стоит?' },
  ]);
  expect(topics).toEqual(['01_question', '02_question_x', '03_question']);
});

test.each([
  ['What should I do when my knees hurt?', 'what_should_i_do_when'],
  ['Choreographers understand straightforwardly?', 'choreographers_understand_straig'],
  ['Straightforward, choreographical questions?', 'straightforward_choreographical'],
  ['¿Qué días?', 'que_dias'],
  ['何？', 'question'],
])('the topic of a new question, %j, is a few plain letters: %s', (title, topic) => {
  expect(faqTopics([{ topic: null, title }])).toEqual([topic]);
});

test('the pairs always come out in the given order', () => {
  const pair = fc.record({
    topic: fc.option(fc.stringMatching(/^[a-z0-9_]{1,12}$/)),
    title: fc.constantFrom('Why?', 'Why x?', '何？'),
  });
  fc.assert(
    fc.property(fc.uniqueArray(pair, { selector: (each) => each.topic ?? Symbol() }), (pairs) => {
      const topics = faqTopics(pairs);
      expect(new Set(topics).size).toBe(pairs.length);
      expect(ordered(topics)).toEqual(pairs.map((_, index) => `question ${index}`));
    }),
  );
});
