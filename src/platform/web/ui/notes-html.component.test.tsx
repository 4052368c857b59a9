import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultCourse } from '#course/content/default-course.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

const hostile = [
  '<p id="harmless">Count on.</p>',
  '<p><a href="/faq" target="_blank" rel="opener">beside the lesson</a></p>',
  '<p><a href="/faq" target="_BLANK" rel="opener">in another tab</a></p>',
  '<a href="//evil.example/">away</a><a href="/\\evil.example/">away</a>',
  '<img src="x" onerror="window.hacked = 1">',
  '<script>window.hacked = 1</script>',
  '<a href="javascript:window.hacked = 1">click</a>',
  '<svg onload="window.hacked = 1"></svg>',
  '<iframe srcdoc="<script>parent.hacked = 1</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src="x" onerror="window.hacked = 1">',
  '<form><input name="attributes"></form><p onclick="window.hacked = 1">press</p>',
].join('');

// §5.notes-exactly-allowed-tags-attributes
test('R46 hostile notes are cleaned when they are shown, whatever the server let through', async () => {
  const [lesson] = defaultCourse;
  if (!lesson) throw new Error('The course has no lessons.');
  const steps = lesson.steps.map((step) => ({ ...step, notes_html: hostile }));
  await showApp({ at: '/learn/1', answers: { ...signedInAnswers(), readLesson: { ...lesson, steps } } });
  await expect.element(page.getByText('Count on.')).toBeVisible();
  const notes = page.css('.notes');
  await expect.element(notes.css('#note-harmless')).toBeInTheDocument();
  const root = notes.element();
  expect([
    ...root.querySelectorAll('img, script, svg, iframe, math, style, form, input, [onclick], [onerror]'),
  ]).toEqual([]);
  expect([...root.querySelectorAll('a[href^="javascript"], a[href*="evil"]')]).toEqual([]);
  const beside = notes.getByRole('link', { name: 'beside the lesson' });
  await expect.element(beside).toHaveAttribute('target', '_blank');
  await expect.element(beside).toHaveAttribute('rel', 'noopener noreferrer');
  await expect
    .element(notes.getByRole('link', { name: 'in another tab' }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  expect('hacked' in window).toBe(false);
});
