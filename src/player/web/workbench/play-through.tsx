// Plays the whole routine and measures whether picture, shown count and sound are still together at its end. The
// measurement uses only what leaves the player: the painted pictures, the words in the page and the sounds for
// the sound card.

import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { countSeconds, routineDuration } from '#dance/content/routine/routine.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { dancerSource } from '#player/rules/medium-source.ts';
import { danceScene } from '#player/rules/scene.ts';
import { copyDefaults } from '#subjects/content/texts.ts';
import { CueSheet } from '../controls/drawers/cue-sheet.tsx';
import { makeDancer } from '../dancer/dancer-medium.ts';
import { createPlayer } from '../player-store.ts';
import { PlayerContext } from '../use-player.ts';
import { quietEdges } from './quiet-edges.ts';
import { watchedPainter } from './watched-painter.ts';

/**
 * For each watched count, the milliseconds between picture and shown count, between picture and click, and
 * between shown count and click.
 */
export type Apart = { count_picture: number[]; picture_click: number[]; count_click: number[] };

/** Number of counts that are watched at the end of the dance. */
const watched = 16;

/** Plays from `start` seconds to the end of the routine, with sound and click. The page must have been touched. */
export async function playThrough(start: number): Promise<Apart> {
  const pictures: { seconds: number; at: number }[] = [];
  const counts: { count: number; at: number }[] = [];
  const clicks = watchClicks();
  const host = document.createElement('div');
  const words = document.createElement('div');
  host.className = 'bench-host';
  document.body.replaceChildren(host, words);
  const danced = { start: start / countSeconds, end: lengthOf(houseScore()) };
  const scene = danceScene('whole', danced, { repeats: false });
  let over = () => {};
  const ended = new Promise<void>((resolve) => {
    over = resolve;
  });
  const player = createPlayer({
    ...quietEdges(async (place) =>
      makeDancer(place, dancerSource(), '', {
        paint: watchedPainter((seconds) => pictures.push({ seconds, at: performance.now() })),
      }),
    ),
    finished: over,
  });
  const client = makeQueryClient();
  client.setQueryData(copyQuery.queryKey, {
    copy: copyDefaults,
    settings: { next_challenge_date: null, challenge_name: null },
  });
  const root = createRoot(words);
  root.render(
    <QueryClientProvider client={client}>
      <PlayerContext value={player}>
        <CueSheet />
      </PlayerContext>
    </QueryClientProvider>,
  );
  const shown = new MutationObserver(() => {
    const count = Number(words.querySelector('[aria-current] b')?.textContent);
    counts.push({ count, at: performance.now() });
  });
  shown.observe(words, { subtree: true, attributes: true, attributeFilter: ['aria-current'] });
  player.send({ type: 'changeSettings', settings: { sound: true, click: true } });
  player.attach(host);
  player.send({ type: 'open', scene, startAt: null, loop: null, play: true, rate: 1 });
  await ended;
  player.destroy();
  root.unmount();
  return compare(pictures, counts, clicks);
}

/** Records the time at which each click leaves the loudspeaker, in milliseconds of the page. */
function watchClicks(): number[] {
  const clicks: number[] = [];
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when = 0) {
    const { currentTime, outputLatency } = this.context as AudioContext;
    // Only clicks and howls have a triangle wave, and howls begin on beats too.
    if (this.type === 'triangle')
      clicks.push(performance.now() + (when - currentTime + (outputLatency || 0)) * 1000);
    start.call(this, when);
  };
  return clicks;
}

function compare(
  pictures: { seconds: number; at: number }[],
  counts: { count: number; at: number }[],
  clicks: number[],
): Apart {
  const apart: Apart = { count_picture: [], picture_click: [], count_click: [] };
  for (let ago = watched; ago >= 1; ago--) {
    const begins = routineDuration - ago * countSeconds;
    const i = pictures.findIndex(({ seconds }) => seconds >= begins - 1e-6);
    const first = pictures[i];
    const before = pictures[i - 1];
    if (!first || !before) continue;
    // The dance has whole eights, so its last count is an 8.
    const called = counts.filter(({ count }) => count === 8 - ((ago - 1) % 8)).map(({ at }) => at);
    const count = nearest(called, first.at);
    // Pictures come frame by frame; the dance passed the count between two of them.
    const share = (begins - before.seconds) / (first.seconds - before.seconds);
    const passed = before.at + share * (first.at - before.at);
    apart.count_picture.push(Math.abs(count - first.at));
    apart.picture_click.push(Math.abs(nearest(clicks, passed) - passed));
    apart.count_click.push(Math.abs(nearest(clicks, count) - count));
  }
  return apart;
}

/** The time nearest to `at`; infinite if there is no time. */
function nearest(times: number[], at: number): number {
  return times.reduce(
    (best, time) => (Math.abs(time - at) < Math.abs(best - at) ? time : best),
    Number.POSITIVE_INFINITY,
  );
}
