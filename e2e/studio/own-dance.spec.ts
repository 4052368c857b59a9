// Follows "A dance of your own" in docs/moving.md as an organiser, with the script, the videos and the film of an
// invented event of 6:08 at 118 beats a minute. Every press and key is counted, up to a first day that can be danced.

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { eventFiles, eventVideos } from '../../src/dance/rules/score/testing/event-course.ts';
import { eventSheet } from '../../src/dance/rules/score/testing/event-sheet.ts';
import { makeFilm } from '../../src/testing/server/films.ts';
import { type GivenServer, startGivenServer } from '../fixtures/given-server.ts';
import { makeHands } from '../fixtures/hands.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { expect, test } from '../fixtures/test.ts';
import { standIn } from '../youtube-stand-in/stand-in.ts';

const [dayOne] = eventFiles;
const [parts, slow, whole] = eventVideos;

let server: GivenServer;
test.beforeAll(async () => {
  server = await startGivenServer({ OPERATOR_EMAILS: 'boss@example.org' });
  const folder = join(server.dataDir, 'media');
  await mkdir(folder, { recursive: true });
  const film = await makeFilm({ format: 'webm', picture: 'vp8', seconds: dayOne.seconds });
  await writeFile(join(folder, dayOne.file), film);
});
test.afterAll(() => server.remove());

/**
 * Presses the space bar while the page's film plays: `taps` times on the beats of `tempo`, the first at second `from`.
 */
async function tapAlong(page: Page, { from, tempo, taps }: { from: number; tempo: number; taps: number }) {
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.5);
  // The taps run inside the page, exactly on the film's beats; on a busy machine, taps from outside would miss the
  // beats.
  await film.evaluate(
    (video: HTMLVideoElement, beats) => {
      for (const at of beats) {
        Object.defineProperty(video, 'currentTime', { configurable: true, get: () => at });
        const press = { key: ' ', code: 'Space', bubbles: true, cancelable: true };
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', press));
        document.activeElement?.dispatchEvent(new KeyboardEvent('keyup', press));
      }
      Reflect.deleteProperty(video, 'currentTime');
    },
    Array.from({ length: taps }, (_, beat) => from + (beat * 60) / tempo),
  );
}

// §2.pasted-script-read-while-typed §2.counts-tapped-any-medium
test('the event’s script, videos and counts go in with under 150 presses and keys, and Day 1 counts its own dance', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const hands = makeHands();
  const { press, fill, choose, paste } = hands;
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const area = (name: string) =>
    page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name, exact: true });
  const saved = page.getByText('Everything is saved');
  await standIn(
    page,
    Object.fromEntries(eventVideos.map(({ youtube_id, seconds }) => [youtube_id, { duration: seconds }])),
  );
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio`);

  await test.step('1. the script is pasted, and spread over the days', async () => {
    await press(area('Dance'));
    await paste(page.getByLabel('The script of your dance'), eventSheet);
    await expect(page.getByText(/684 counts, 5:48 long at 118 beats a minute; 20 s of music/)).toBeVisible();
    await press(button('Save the dance'));
  });

  await test.step('2. one paste gives each day its video, and the built-in content is replaced', async () => {
    await press(page.getByRole('link', { name: 'Next: Give the days your videos' }));
    await press(page.getByText('one video a day'));
    // Day 1 has an uploaded film, days 3 and 4 share a video, Day 5 has a slow one; the other days and the rehearsal
    // have the whole dance.
    const videos = [whole, parts, parts, slow, ...Array.from({ length: 8 }, () => whole)];
    const addresses = videos.map(({ youtube_id }) => `https://youtu.be/${youtube_id}`);
    const column = [dayOne.file, ...addresses].join('\n');
    await paste(page.getByLabel('Video of Day 1', { exact: true }), column);
    await expect(page.getByLabel('Video of Rehearsal', { exact: true })).toHaveValue(whole.youtube_id);
    await choose(page.getByLabel('Practice segments of the built-in course'), 'propose');
    await choose(page.getByLabel('Notes and cue sheets of the built-in course'), 'empty');
    await choose(page.getByLabel('Titles of the built-in lessons'), 'propose');
    await press(button(/^Save \d+ steps$/));
    await expect(page.getByText('Day 2: its practice list is empty until the counts')).toBeVisible();
  });

  await test.step('3. the counts are tapped on the film, and put into the videos by numbers', async () => {
    await press(area('Dance'));
    await press(page.getByRole('link', { name: `Tap the count of ${dayOne.file}` }));
    await press(button('Play'));
    // Taps on the film where the teacher dances to music, and then chooses the phrase with which this dance ends.
    await tapAlong(page, { from: 100, tempo: 118, taps: 9 });
    hands.tap(9);
    // The tests of the rules check how exactly taps are measured; on a busy machine taps arrive some milliseconds late.
    await expect(page.getByText(/^11[78]\.\d beats a minute, after 9 taps/)).toBeVisible();
    await choose(page.getByLabel('and the dance goes on to the end of'), '2. Zombie March');
    await press(button('Put the counts here'));
    await press(button('Save the counts'));
    await expect(saved).toBeVisible();

    const stretches = [
      { video: whole, second: '31.3' },
      { video: parts, second: '170', to: '4. Swim' },
      { video: slow, from: '5. Zombie March', to: '6. Claws', second: '8', tempo: '59' },
    ];
    for (const { video, second, tempo, from, to } of stretches) {
      await press(page.getByRole('link', { name: 'The dance and its media' }));
      await press(page.getByRole('link', { name: `Tap the count of YouTube ${video.youtube_id}` }));
      await press(page.getByText('By numbers, without tapping'));
      if (from) await choose(page.getByLabel('Count 1 of', { exact: true }), from);
      if (to) await choose(page.getByLabel('and it goes on to the end of'), to);
      await fill(page.getByLabel('lies at (seconds)'), second);
      if (tempo) await fill(page.getByLabel('Beats a minute'), tempo);
      await press(button('Put the counts there'));
      await press(button('Save the counts'));
      await expect(saved).toBeVisible();
    }
  });

  await test.step('4. the practice lists are made, and what is still built in is seen', async () => {
    await press(page.getByRole('link', { name: 'The dance and its media' }));
    await press(button('Make all lists that are empty or still built in'));
    await expect(page.getByText('Done. The History takes it back in one step.')).toBeVisible();
    await press(page.getByRole('link', { name: 'See what is still the built-in course' }));
    await expect(page.getByRole('region', { name: 'Practice segments' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Links' })).toBeVisible();
  });

  const figures = `${hands.actions()} presses and keys, ${hands.minutes().toFixed(1)} minutes of hands`;
  test.info().annotations.push({ type: 'moved in', description: figures });
  expect(hands.actions(), figures).toBeLessThan(150);
  expect(hands.minutes(), figures).toBeLessThan(20);

  await test.step('5. Day 1 is danced', async () => {
    await page.goto(`${server.url}/learn/1?tab=practice`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rise');
    await press(button(/^Play this Segment: /).first());
    await expect(page.locator('.stage-count')).toHaveText(/^[1-8]$/);
    await expect(page.locator('.stage-cue')).toHaveText(/down|listen|hold|fingers|wrists|elbows|heads/);
  });

  await test.step('two presses in the History bring the parts, notes and items of Day 1 back', async () => {
    const steps = async () => (await (await page.request.get(`${server.url}/api/lessons/1`)).json()).steps;
    expect(await steps()).toHaveLength(3);
    await page.goto(`${server.url}/studio/history`);
    for (const summary of ['Let built-in parts of the lessons go', /^Videos of \d+ steps/]) {
      const change = page.getByRole('article').filter({ hasText: summary });
      await change.getByRole('button', { name: 'Undo' }).click();
      await expect(change.getByText('undone', { exact: true })).toBeVisible();
    }
    expect(await steps()).toHaveLength(5);
  });
});
