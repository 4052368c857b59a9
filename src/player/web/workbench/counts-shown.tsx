// Measures whether the stage shows the same count as the medium, by a comparison of the stage's words with the
// medium's pictures.

import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { momentAt } from '#dance/rules/score/score.ts';
import { eventScore } from '#dance/rules/score/testing/event-course.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { copyDefaults } from '#subjects/content/texts.ts';
import { StageWords } from '../controls/stage-words.tsx';
import type { PlayerStore } from '../player-store.ts';
import { PlayerContext } from '../use-player.ts';
import { type EventKind, eventScene, wholeDance } from './event-scene.ts';
import { playWatched } from './play-watched.ts';

/**
 * A count of the dance, and the milliseconds by which the stage showed it late; infinite if the stage never
 * showed it.
 */
export type CountShown = { count: number; late: number };

/**
 * The measured counts, and in `timers` the milliseconds by which timers of the same page without any work came
 * late meanwhile.
 */
export type CountsShown = { counts: CountShown[]; timers: number[] };

/** A picture of the medium and a word of the stage, each with its time in milliseconds of the page. */
type Picture = { seconds: number; at: number };
type Word = { text: string; at: number };

/** The longest wait for a count, and the wait after it, in milliseconds. */
const patience = 15_000;
const after = 200;
/** Milliseconds between two calls of the timer without any work. */
const bare = 50;

/**
 * Plays a medium at `rate` and measures when the stage shows some counts of the whole dance. For each count the
 * medium begins `before` milliseconds of real time before that count.
 */
export async function measureCounts(
  kind: EventKind,
  rate: number,
  places: readonly { count: number; before: number }[],
): Promise<CountsShown> {
  let pictures: Picture[] = [];
  const player = playWatched((seconds, at) => pictures.push({ seconds, at }));
  const words = watchWords(player);
  const timers = watchTimers();
  const counts: CountShown[] = [];
  for (const { count, before } of places) {
    const due = wholeDance(kind).second(count);
    const place = due - (before / 1000) * rate;
    if (counts.length === 0)
      player.send({ type: 'open', scene: eventScene(kind), startAt: place, loop: null, play: true, rate });
    else player.send({ type: 'seek', to: place });
    pictures = [];
    // Pictures from the time before the seek ended are left out.
    const onTheWay = () => pictures.filter(({ seconds }) => seconds > place + 0.02 && seconds < due + 1);
    await until(() => onTheWay().some(({ seconds }) => seconds > due));
    await pause(after);
    const passed = momentOf(due, onTheWay(), rate);
    const text = `${((momentAt(eventScore, count).count - 1) % 8) + 1}`;
    const late = words.said.filter((word) => word.text === text).map(({ at }) => at - passed);
    counts.push({ count, late: nearestToZero(late) });
  }
  words.stop();
  player.destroy();
  return { counts, timers: timers.stop() };
}

/**
 * The time at which a medium passed second `due`, in milliseconds of the page: the median over all pictures,
 * because each picture comes a little early or late.
 */
function momentOf(due: number, pictures: readonly Picture[], rate: number): number {
  const moments = pictures.map(({ seconds, at }) => at + ((due - seconds) / rate) * 1000);
  return moments.toSorted((a, b) => a - b)[moments.length >> 1] ?? Number.NaN;
}

/** Records every change of the count on the stage. */
function watchWords(player: PlayerStore): { said: readonly Word[]; stop: () => void } {
  const said: Word[] = [];
  const place = document.createElement('div');
  document.body.append(place);
  const client = makeQueryClient();
  client.setQueryData(copyQuery.queryKey, {
    copy: copyDefaults,
    settings: { next_challenge_date: null, challenge_name: null },
  });
  const root = createRoot(place);
  root.render(
    <QueryClientProvider client={client}>
      <PlayerContext value={player}>
        <StageWords />
      </PlayerContext>
    </QueryClientProvider>,
  );
  const watcher = new MutationObserver(() => {
    const text = place.querySelector('.stage-count')?.textContent ?? '';
    if (text !== said.at(-1)?.text) said.push({ text, at: performance.now() });
  });
  watcher.observe(place, { subtree: true, childList: true, characterData: true });
  return {
    said,
    stop() {
      watcher.disconnect();
      root.unmount();
    },
  };
}

/** Measures how late timers come on this machine at present. */
function watchTimers(): { stop: () => number[] } {
  const late: number[] = [];
  let due = performance.now() + bare;
  let timer = setTimeout(function look() {
    late.push(performance.now() - due);
    due = performance.now() + bare;
    timer = setTimeout(look, bare);
  }, bare);
  return {
    stop() {
      clearTimeout(timer);
      return late;
    },
  };
}

async function until(isSo: () => boolean): Promise<void> {
  for (const began = performance.now(); !isSo(); await pause(20))
    if (performance.now() - began > patience) throw new Error('A count was never danced.');
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function nearestToZero(values: readonly number[]): number {
  return values.reduce(
    (best, each) => (Math.abs(each) < Math.abs(best) ? each : best),
    Number.POSITIVE_INFINITY,
  );
}
