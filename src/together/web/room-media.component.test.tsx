// A room in a course with a dance and a video of its own.

import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { roomName } from '#event/rules/room-name.ts';
import { knownScore, mappedRehearsal } from '#testing/web/mapped-lesson.ts';
import { momentServer } from '#testing/web/moment.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { standIn } from '#testing/web/youtube.ts';

const id = 'aaaaaaaaaaa';

test('the count card replaces a video that does not play, and the room says so; before a person joins nothing is shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const service = standIn({ [id]: { fails: 150 } });
  // The dance began at most a minute ago.
  const start = Math.floor(Date.now() / 60_000) * 60_000;
  const { moment, others } = momentServer();
  moment.ahead = 0;
  const readLesson = mappedRehearsal({ youtube_id: id });
  await showApp({ at: `/together?at=${roomName(start)}`, others, answers: { readLesson } });
  const join = page.getByRole('button', { name: 'Join with the video from YouTube' });
  await expect.element(join).toBeVisible();
  await expect.element(page.css('.room-picture')).toHaveAttribute('data-kind', 'none');
  expect(service.calls()).toEqual([]);
  await join.click();
  await expect.element(page.getByText(/You see the counts of “Graveyard Shuffle”/)).toBeVisible();
  await expect.element(page.css('.room-picture')).toHaveAttribute('data-kind', 'card');
  await expect.element(page.css('.room-picture .count-card')).toMatchTextContent('Graveyard Shuffle');
});

test('the house dancer dances a dance that he knows when its video fails, and the room names the dance', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  standIn({ [id]: { fails: 150 } });
  const start = Math.floor(Date.now() / 60_000) * 60_000;
  const { moment, others } = momentServer();
  moment.ahead = 0;
  const readLesson = mappedRehearsal({ youtube_id: id }, { score: knownScore });
  await showApp({ at: `/together?at=${roomName(start)}`, others, answers: { readLesson } });
  await page.getByRole('button', { name: 'Join with the video from YouTube' }).click();
  await expect.element(page.getByText(/The house dancer dances “Graveyard Shuffle”/)).toBeVisible();
  await expect.element(page.css('.room-picture')).toHaveAttribute('data-kind', 'dancer');
  await expect.element(page.css('.room-picture canvas')).toBeVisible();
});
