import { expect, test } from 'vitest';
import { copyProblem, placeholdersOf } from './copy-problem.ts';

const locked = 'Complete Part {section} to unlock';

test.each([
  ['trophy_locked_template', 'Finish part {section} first', locked],
  ['dashboard_title', 'Hello', 'Welcome'],
  ['link_group', 'https://example.org/groups?a=1#b', 'https://example.org/'],
  ['link_group', 'https://example.org', 'https://example.org/'],
  ['link_group', ' https://sub-a.example.co.uk:8443/a ', 'https://example.org/'],
  ['dashboard_title', 'x'.repeat(20_000), 'Welcome'],
  ['link_contact', 'mailto:zombies@example.org', 'mailto:hello@example.org'],
  ['faq_streaks_answer', '', 'Any activity.'],
  ['cue_step', 'step with a whole body!!', 'step'],
  ['some_old_key', 'anything {at} all', null],
  // A text may leave out the site's name.
  ['meta_landing_title', 'Rise up', '{site_name}: rise'],
  ['meta_landing_title', 'Rise with {site_name}', '{site_name}: rise'],
])('%s may say %j', (key, text, builtIn) => {
  expect(copyProblem(key, text, builtIn)).toBe(null);
});

test.each([
  ['trophy_locked_template', 'Finish the part first', locked, '{section} is missing'],
  ['trophy_locked_template', 'Finish {part} {section}', locked, '{part} means nothing here'],
  ['dashboard_title', 'Hello {name}', 'Welcome', 'this text has no placeholders'],
  ['dashboard_title', 'Hola, {título}', 'Welcome', '{título} means nothing here'],
  ['dashboard_title', '   ', 'Welcome', 'Please write a text'],
  ['dashboard_title', '\u200b\u2060', 'Welcome', 'Please write a text'],
  ['link_group', 'javascript:alert(1)', 'https://example.org/', 'https:// or mailto:'],
  ['link_group', 'http://example.org/', 'https://example.org/', 'https:// or mailto:'],
  ['trophy_locked_template', 'Part {a}', '{b} of {c}', 'This text can use {b}, {c}.'],
  ['link_group', 'see https://example.org', 'https://example.org/', 'https:// or mailto:'],
  ['link_group', 'https://example.org:x/', 'https://example.org/', 'https:// or mailto:'],
  ['link_group', 'https://example.org/ b', 'https://example.org/', 'https:// or mailto:'],
  ['link_group', 'https://localhost', 'https://example.org/', 'https:// or mailto:'],
  ['link_contact', 'mailto:a@example.org b', 'mailto:hello@example.org', 'https:// or mailto:'],
  ['link_group', 'https://exa mple.org', 'https://example.org/', 'https:// or mailto:'],
  ['cue_step', 'step with your whole body', 'step', 'at most 24 characters'],
  ['dashboard_title', 'x'.repeat(20_001), 'Welcome', 'at most 20000'],
])('%s may not say %j', (key, text, builtIn, problem) => {
  expect(copyProblem(key, text, builtIn)).toContain(problem);
});

test('a placeholder counts once, however often it is used', () => {
  expect(placeholdersOf('{a} and {b}, then {a} {} {not closed')).toEqual(['{a}', '{b}']);
});

test.each(['#ffffff', ' #FFD000 ', '#9e9e9e', '#00c000', '#ff8a00'])(
  '%j can be the colour of the site',
  (colour) => {
    expect(copyProblem('brand_accent', colour, '#8cff3f')).toBe(null);
  },
);

test.each([
  // These colours are a little too dark, or only seem bright.
  '#9d9d9d',
  '#ff0000',
  '#c000c0',
  '#0000ff',
  'yellow',
  '#fff',
  '#ffffff0',
  '##ffffff',
  '#fffff;',
  '#g0ffff',
  '#ffg0ff',
  '#ffffg0',
])('%j can not be the colour of the site', (colour) => {
  expect(copyProblem('brand_accent', colour, '#8cff3f')).toContain('a light colour as #rrggbb');
});

test.each([
  ['none', null],
  [' Crew logo.PNG ', null],
  ['logo.jpg', 'the name of a PNG file'],
  ['logo.png.exe', 'the name of a PNG file'],
  ['.png', 'the name of a PNG file'],
  ['../logo.png', 'the name of a PNG file'],
  ['media\\logo.png', 'the name of a PNG file'],
  ['no/none', 'the name of a PNG file'],
])('%j as the icon of the site has the problem %j', (icon, problem) => {
  const found = copyProblem('brand_icon', icon, 'none');
  if (problem === null) expect(found).toBe(null);
  else expect(found).toContain(problem);
});

test('a text whose built-in text is empty may stay empty or have any words', () => {
  expect(copyProblem('landing_notice', '', '')).toBe(null);
  expect(copyProblem('landing_notice', 'Bring {anything}', '')).toBe(null);
});
