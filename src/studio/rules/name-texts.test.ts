import { expect, test } from 'vitest';
import { copyProblem } from './copy-problem.ts';
import { heldText, meantText } from './name-texts.ts';

const unseen = 'a sign that nobody sees';

test.each([
  ['meta_site_name', 'Dead\nbeat', 'on one line'],
  ['meta_site_name', 'Dead\u2028beat', 'on one line'],
  ['meta_site_name', 'x'.repeat(61), 'at most 60'],
  ['meta_site_name', 'Dead\u202ebeat', unseen],
  ['meta_site_name', 'Dead\u200ebeat', unseen],
  ['meta_site_name', '\u202e', 'write a text'],
  ['meta_site_name', 'Dead\u{e0062}\u200bbeat', unseen],
  ['mail_sender', 'Night\r\nBcc: all@example.org', 'on one line'],
  ['mail_sender', 'x'.repeat(61), 'at most 60'],
  ['mail_sender', '\u2067Night', unseen],
  ['mail_sender', '\u200b', 'leave it empty'],
  ['faq_title', 'Questions\nasked', 'on one line'],
  ['mail_welcome_subject', 'Hi\u202e', unseen],
  ['faq_own_question_title', 'Who\u2066?', unseen],
  ['faq_own_question_title', '\u200b\u2060', 'leave it empty'],
  ['faq_own_question_title', 'x'.repeat(301), 'at most 300'],
])('%s may not be %j, wherever it is written', (key, text, words) => {
  const builtIn = key === 'mail_sender' ? '' : key === 'faq_own_question_title' ? null : 'Shamble';
  expect(copyProblem(key, text, builtIn)).toContain(words);
});

test.each([
  ['meta_site_name', 'ריקוד הזומבים!\u200f', 'Shamble'],
  ['meta_site_name', 'رقص الزومبي', 'Shamble'],
  ['mail_sender', '', ''],
  ['mail_sender', 'The Horde 🧟', ''],
  ['mail_welcome_body', 'Hi\n\nThere\u2067 you are', 'Hi'],
  ['faq_streaks_answer', 'One.\nTwo.', 'One.'],
  ['faq_streaks_title', '', 'Streaks?'],
])('%s may be %j', (key, text, builtIn) => {
  expect(copyProblem(key, text, builtIn)).toBe(null);
});

test('a name is stored without invisible characters; other texts keep every character', () => {
  expect(meantText('meta_site_name', '\u200eDead\nbeat\u202c')).toBe('Dead beat');
  expect(meantText('mail_welcome_body', '\u200eDead\nbeat')).toBe('\u200eDead\nbeat');
});

test('a name that was stored before this rule is read in the form that the rule wants', () => {
  expect(heldText('mail_sender', `Night\nSchool ${'x'.repeat(80)}`)).toBe(`Night School ${'x'.repeat(47)}`);
  expect(heldText('faq_title', 'x'.repeat(80))).toBe('x'.repeat(80));
});
