// The landing page's demo: the course's own dance, on its own medium, after a press.

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

test('the course that ships is danced by the house dancer at once', async () => {
  await showLanding();
  await expect.element(demo.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect.element(demo.css('.stage canvas')).toBeVisible();
  await expect.element(demo.getByRole('button', { name: 'Pause' })).toHaveFocus();
});

test('a course with a video of its own shows that, once it was said who is asked for it', async () => {
  const service = standIn();
  await showLanding({ readLesson: mappedRehearsal({ youtube_id: id }) });
  const poster = demo.getByRole('button', { name: 'Play the video' });
  await expect.element(poster).toBeVisible();
  expect(service.calls()).toEqual([]);
  await poster.click();
  await expect.element(demo.css('.stage iframe')).toBeVisible();
  await expect.element(demo.css('.stage canvas')).toHaveLength(0);
});

test('where that video does not play the counts of its dance are shown, and said to be', async () => {
  standIn({ [id]: { fails: 150 } });
  await showLanding({ readLesson: mappedRehearsal({ youtube_id: id }) });
  await demo.getByRole('button', { name: 'Play the video' }).click();
  await expect.element(demo.getByText(/You see the counts of “Graveyard Shuffle”/)).toBeVisible();
  await expect.element(demo.css('.stage canvas')).toHaveLength(0);
});
