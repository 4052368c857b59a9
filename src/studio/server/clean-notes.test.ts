import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { cleanNotes } from './clean-notes.ts';

test('the notes of the default course are clean', () => {
  for (const step of defaultCourse.flatMap((lesson) => lesson.steps))
    expect(cleanNotes(step.notes_html)).toBe(step.notes_html);
});

test.each([
  '<p>Count <b>one</b>, <i>two</i>, <u>three</u>.</p>',
  '[WARM_UP]\n<p>Then dance.</p>',
  '<ul><li>left</li></ul><ol><li>right</li></ol><blockquote>lurch</blockquote><h2>Arms</h2>',
  '<p style="color:#ff0000;text-align:center">red</p>',
  '<a href="https://example.org/">out</a>',
  '<a href="mailto:a@example.org">mail</a>',
])('%s stays as it is', (notes) => {
  expect(cleanNotes(notes)).toBe(notes);
});

test.each([
  ['<p onclick="alert(1)">x</p>', '<p>x</p>'],
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<style>p{}</style><p>x</p>', '<p>x</p>'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<svg><script>alert(1)</script></svg>x', 'x'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="JaVa\tScript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<a href="//evil.example/">x</a>', '<a>x</a>'],
  ['<iframe src="https://example.org"></iframe>x', 'x'],
  ['<p data-x="1" aria-hidden="true" is="x-y">x</p>', '<p>x</p>'],
  ['<p id="root">x</p>', '<p id="note-root">x</p>'],
  ['<p id="note-root">x</p>', '<p id="note-root">x</p>'],
  ['<p style="position:fixed;color:red">x</p>', '<p style="color:red">x</p>'],
  ['<p style="background-color:url(https://evil.example)">x</p>', '<p>x</p>'],
  [
    '<a href="https://example.org" target="_blank">x</a>',
    '<a href="https://example.org" target="_blank" rel="noopener noreferrer">x</a>',
  ],
  ...['_BLANK', 'stage', '_top'].map((target) => [
    `<a target="${target}" rel="opener">x</a>`,
    `<a target="${target}" rel="noopener noreferrer">x</a>`,
  ]),
  ['<a href="/\\evil.example/">x</a>', '<a>x</a>'],
  [
    '<!--[if gte mso 9]><xml><o:p></o:p></xml><![endif]--><p class="MsoNormal"><o:p>Word</o:p></p>',
    '<p class="MsoNormal">Word</p>',
  ],
])('%s becomes %s', (notes, cleaned) => {
  expect(cleanNotes(notes)).toBe(cleaned);
  expect(cleanNotes(cleaned)).toBe(cleaned);
});
