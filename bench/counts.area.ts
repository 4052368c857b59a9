// Measures whether counts match the picture of a mapped medium, and whether items loop on their counts. A real browser
// plays the media of an invented event, and the words on the stage are compared with the pictures.

import type { Browser, Page } from '@playwright/test';
import { withBrowser } from '../scripts/with-browser.ts';
import { lengthOf } from '../src/dance/rules/score/score.ts';
import {
  eventFiles,
  eventScore,
  eventSong,
  eventVideos,
} from '../src/dance/rules/score/testing/event-course.ts';
import { soundFlag } from '../src/testing/server/chromium.ts';
import { makeFilm } from '../src/testing/server/films.ts';
import { atMost, type Figure, median, quantile } from './bench.ts';
import { clickTrack } from './click-track.ts';
import { openWorkbench } from './player-workbench.ts';

const rates = [0.25, 0.5, 1, 2];
/** Places compared in six minutes, seeks at each speed, and repetitions of an item. */
const places = 24;
const seeks = 50;
const loops = 8;

/** Pictures a second of the film. */
const pace = 60;

type CountsShown = { counts: { count: number; late: number }[]; timers: number[] };
type LoopTimes = { overshoot: number[]; restart: number[] };
type Place = { count: number; before: number };

const media = [
  { kind: 'recording', name: 'Recording', limit: 30 },
  { kind: 'file', name: 'File', limit: 30 },
  { kind: 'youtube', name: 'YouTube stand-in', limit: 120 },
] as const;

const [, film] = eventFiles;
const [, , video] = eventVideos;

export function measure(): Promise<Figure[]> {
  return withBrowser([soundFlag], async (browser) => [
    ...(await countFigures(browser)),
    ...(await itemFigures(browser)),
  ]);
}

async function countFigures(browser: Browser): Promise<Figure[]> {
  const page = await openEvent(browser, {});
  const figures: Figure[] = [];
  for (const { kind, name, limit } of media) {
    const shown = (rate: number, at: readonly Place[]) =>
      page.evaluate<CountsShown>(`workbench.measureCounts('${kind}', ${rate}, ${JSON.stringify(at)})`);
    figures.push(
      ...lateFigures(`${name}, count beside its beat over six minutes`, await shown(1, inOrder()), limit),
    );
    for (const rate of rates)
      figures.push(
        ...lateFigures(
          `${name} at ${rate}x, after each of ${seeks} seeks`,
          await shown(rate, scattered()),
          limit,
        ),
      );
  }
  await page.close();
  return figures;
}

/** Returns `places` counts in order, spread over the whole dance; 800 ms are played before each. */
function inOrder(): Place[] {
  const apart = (lengthOf(eventScore) - 4) / (places - 1);
  return Array.from({ length: places }, (_, index) => ({
    count: 2 + Math.round(index * apart),
    before: 800,
  }));
}

/** Returns `seeks` counts all over the dance, out of order; 200 to 600 ms are played before each. */
function scattered(): Place[] {
  return Array.from({ length: seeks }, (_, index) => ({
    count: 4 + ((index * 251) % (lengthOf(eventScore) - 8)),
    before: 200 + ((index * 37) % 400),
  }));
}

function lateFigures(name: string, { counts, timers }: CountsShown, limit: number): Figure[] {
  const late = counts.map((each) => each.late);
  const beside = late.map(Math.abs);
  const worst = counts[beside.indexOf(Math.max(...beside))];
  return [
    atMost(`${name}, median`, median(beside), limit, 'ms', `behind it ${median(late).toFixed(1)} ms`),
    atMost(
      `${name}, 90 of 100`,
      quantile(beside, 0.9),
      limit,
      'ms',
      `worst ${worst?.late.toFixed(0)} ms at count ${worst?.count}; of timers that do nothing 90 of 100 ${quantile(timers, 0.9).toFixed(0)} ms late`,
    ),
  ];
}

async function itemFigures(browser: Browser): Promise<Figure[]> {
  // As in the figures of the player's own loops (bench/player.area.ts), the YouTube stand-in needs no time to seek or
  // buffer.
  const page = await openEvent(browser, { seekMs: 0, bufferMs: 0 });
  const figures: Figure[] = [];
  for (const rate of rates.slice(1)) {
    const times = await page.evaluate<LoopTimes>(`workbench.measureItem('file', ${rate}, ${loops})`);
    const frames = (ms: number) => (ms / 1000) * rate * pace;
    figures.push(
      atMost(
        `File at ${rate}x, item past its last count, median`,
        frames(median(times.overshoot)),
        1,
        'frames',
        `worst ${frames(quantile(times.overshoot, 1)).toFixed(2)}`,
      ),
      atMost(
        `File at ${rate}x, item beside its first count, median`,
        frames(median(times.restart)),
        1,
        'frames',
        `worst ${frames(quantile(times.restart, 1)).toFixed(2)}`,
      ),
    );
  }
  for (const rate of rates.slice(1)) {
    const times = await page.evaluate<LoopTimes>(`workbench.measureItem('youtube', ${rate}, ${loops})`);
    figures.push(
      atMost(
        `YouTube stand-in at ${rate}x, item past its last count, worst of ${loops}`,
        quantile(times.overshoot, 1),
        200,
        'ms',
      ),
      atMost(
        `YouTube stand-in at ${rate}x, item beside its first count, worst of ${loops}`,
        quantile(times.restart, 1),
        200,
        'ms',
      ),
    );
  }
  await page.close();
  return figures;
}

async function openEvent(browser: Browser, behaviour: { seekMs?: number; bufferMs?: number }): Promise<Page> {
  const page = await openWorkbench(browser, {
    [video.youtube_id]: { ...behaviour, duration: video.seconds },
  });
  const give = (file: string, type: string, bytes: Buffer) =>
    page.evaluate(`workbench.giveFile('${file}', '${type}', '${bytes.toString('base64')}')`);
  const beats = eventSong.parts.flatMap(({ from, until, second }) =>
    Array.from({ length: until - from }, (_, index) => second(from + index)),
  );
  await give(eventSong.file, 'audio/wav', clickTrack(eventSong.seconds, beats));
  const picture = { format: 'webm', picture: 'vp8', seconds: film.seconds, pace } as const;
  await give(film.file, 'video/webm', await makeFilm(picture));
  return page;
}
