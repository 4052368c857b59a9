// The demo of the landing page: the course's dance on the course's medium, after a press.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mappedRehearsal } from '#testing/web/mapped-lesson.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { standIn } from '#testing/web/youtube.ts';

const id = 'aaaaaaaaaaa';
const demo = page.css('.landing-demo');

async function showLanding(answers = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const shown = await showApp({ at: '/', answers });
  expect(shown.calls('readLesson')).toEqual([]);
  await page.css('.landing-demo-play').click();
  return shown;
}

test('in the built-in course the demo shows the house dancer at once', async () => {
  await showLanding();
  await expect.element(demo.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.element(demo.css('.stage canvas')).toBeVisible();
  await expect.element(demo.getByRole('button', { name: 'Pause' })).toHaveFocus();
});

test('in a course with a video the demo shows it, after saying which company it comes from', async () => {
  const service = standIn();
  await showLanding({ readLesson: mappedRehearsal({ youtube_id: id }) });
  const poster = demo.getByRole('button', { name: 'Play the video' });
  await expect.element(poster).toBeVisible();
  expect(service.calls()).toEqual([]);
  await poster.click();
  await expect.element(demo.css('.stage iframe')).toBeVisible();
  await expect.element(demo.css('.stage canvas')).toHaveLength(0);
});

test('when the course’s video does not play, the demo shows the counts of the dance, and says so', async () => {
  standIn({ [id]: { fails: 150 } });
  await showLanding({ readLesson: mappedRehearsal({ youtube_id: id }) });
  await demo.getByRole('button', { name: 'Play the video' }).click();
  await expect.element(demo.getByText(/You see the counts of “Graveyard Shuffle”/)).toBeVisible();
  await expect.element(demo.css('.stage canvas')).toHaveLength(0);
});
