// Stands in for the video service, so that the adapter is tested against the documented API without a network: the
// loader, the player script that it loads under its own policy, and an empty frame.

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

export type StandInBehaviour = {
  duration?: number;
  title?: string;
  /** Error code that is reported after cueing. */
  fails?: number;
  silentLoad?: boolean;
  /** Milliseconds of buffering before each start. */
  bufferMs?: number;
  /** Number of plays that the browser refuses. */
  blocks?: number;
  seekMs?: number;
  early?: number;
  coarseMs?: number;
  adMs?: number;
  stallAt?: number;
  stallMs?: number;
};

/** The picture that the service returns for any video: one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64');

const playerScript = 'https://www.youtube.com/s/player/stand-in/www-widgetapi.js';

/**
 * The loader acts like the real one: it makes its own policy, then adds the player script before the page's first
 * script.
 */
const loader = `
var scriptUrl = ${JSON.stringify(playerScript)};
try { scriptUrl = window.trustedTypes.createPolicy('youtube-widget-api', { createScriptURL: (x) => x }).createScriptURL(scriptUrl); } catch (e) {}
window.YT = window.YT || { loading: 1, loaded: 0 };
var made = document.createElement('script');
made.src = scriptUrl;
var first = document.getElementsByTagName('script')[0];
first.parentNode.insertBefore(made, first);
`;

/**
 * Makes each video behave as `behaviours` says for its id. Returns the addresses that the page asked the service for.
 */
export async function standIn(page: Page, behaviours: Record<string, StandInBehaviour>): Promise<string[]> {
  const asked: string[] = [];
  const script = await readFile(new URL('./stand-in-player.js', import.meta.url), 'utf8');
  await page.addInitScript((given) => Object.assign(window, { standInBehaviours: given }), behaviours);
  await page.route(
    /^https:\/\/([\w-]+\.)*(youtube|youtube-nocookie|ytimg|google|googlevideo)\.com\//,
    (route) => {
      const address = route.request().url();
      asked.push(address);
      if (address === 'https://www.youtube.com/iframe_api')
        return route.fulfill({ contentType: 'text/javascript', body: loader });
      if (address === playerScript) return route.fulfill({ contentType: 'text/javascript', body: script });
      if (address.includes('/embed/'))
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>stand-in</title>' });
      if (address.startsWith('https://i.ytimg.com/vi/'))
        return route.fulfill({ contentType: 'image/gif', body: picture });
      return route.abort();
    },
  );
  return asked;
}

/** The stand-in's true position (seconds), finer than it reports. */
export function standInPosition(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { players } = (window as unknown as { standIn: { players: { exact(): number }[] } }).standIn;
    return players.at(-1)?.exact() ?? Number.NaN;
  });
}

/**
 * Gives every step of lesson `id` these videos, from `start` to `end` seconds, with three items of equal length each.
 */
export async function giveVideos(
  page: Page,
  id: string,
  videos: { youtube_id?: string | null; media_file?: string | null; start?: number; end?: number },
): Promise<void> {
  const { youtube_id = null, media_file = null, start = 10, end = 40 } = videos;
  await page.route(`**/api/lessons/${id}`, async (route) => {
    const answer = await route.fetch();
    const lesson = (await answer.json()) as { steps: { checklists: object[] }[] };
    for (const step of lesson.steps) {
      Object.assign(step, { youtube_id, media_file, start_time: start, end_time: end });
      const third = (end - start) / 3;
      for (const [index, item] of step.checklists.entries())
        Object.assign(item, {
          start_time: start + (index % 3) * third,
          end_time: start + ((index % 3) + 1) * third,
        });
    }
    await route.fulfill({ response: answer, json: lesson });
  });
}
