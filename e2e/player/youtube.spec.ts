// A YouTube video under the page's own policy, with a stand-in for the service's documented API.
// src/player/web/youtube/youtube-lesson.component.test.tsx tests how the player uses the video.

import { stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { giveVideos, standIn } from '../youtube-stand-in/stand-in.ts';

const youtube_id = 'aaaaaaaaaaa';

// §2.lesson-own-controls-services-hidden §7.video-script-comes-from-service
test('before the press no request goes to the service, and then the frame is the documented one', async ({
  page,
  server,
}) => {
  // Even without this drawing everything else works.
  await page.route('**/assets/night-sky-*.svg', (route) => route.abort());
  await enterAsLearner(page, server);
  const asked = await standIn(page, {});
  await giveVideos(page, '1', { youtube_id });
  await page.goto('/learn/1');
  const poster = page.getByRole('button', { name: 'Play the video' });
  await expect(poster).toBeVisible();
  expect(asked).toEqual([]);
  await poster.click();
  await expect(page.getByRole('button', { name: stopName })).toBeVisible();
  const frame = page.locator('.stage iframe');
  const address = new URL((await frame.getAttribute('src')) ?? '');
  expect(address.origin + address.pathname).toBe(`https://www.youtube-nocookie.com/embed/${youtube_id}`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    controls: '0',
    disablekb: '1',
    fs: '0',
    playsinline: '1',
    rel: '0',
    enablejsapi: '1',
    origin: server.url,
  });
  await expect(frame).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(page.getByRole('link', { name: 'Watch on YouTube' })).toHaveAttribute(
    'href',
    /watch\?v=aaaaaaaaaaa/,
  );
  const box = await frame.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(200);
});
