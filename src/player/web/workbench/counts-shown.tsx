// Whether the count that stands on the stage is the one that a medium shows: the stage's own words, beside the pictures.

import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { momentAt } from '#dance/rules/score/score.ts';
import { eventScore } from '#dance/rules/score/testing/event-course.ts';
import { copyQuery } from '#platform/web/queries/copy.ts';
import { makeQueryClient } from '#platform/web/queries/query-client.ts';
import { copyDefaults } from '#subjects/content/copy-defaults.ts';
import { StageWords } from '../controls/stage-words.tsx';
import type { PlayerStore } from '../player-store.ts';
import { PlayerContext } from '../use-player.ts';
import { type EventKind, eventMedium, eventScene } from './event-scene.ts';
import { playWatched } from './play-watched.ts';

/** The count `count` of the dance, and milliseconds by which the stage said it late; infinitely late where it did not. */
export type CountShown = { count: number; late: number };

/** What was shown, and when, in milliseconds of the page. */
type Picture = { seconds: number; at: number };
type Word = { text: string; at: number };

/** Milliseconds that a place may take until its count is danced, and that are watched on. */
const patience = 10_000;
const after = 250;

/**
 * Plays a medium at `rate` from one place to the next, each so many milliseconds of real time before a count of the whole
 * dance, and compares when this count comes.
 */
export async function measureCounts(
  kind: EventKind,
  rate: number,
  places: readonly { count: number; before: number }[],
): Promise<CountShown[]> {
  const part = eventMedium(kind).parts.at(-1);
  if (!part) throw new Error('nothing is danced there');
  let pictures: Picture[] = [];
  const words: Word[] = [];
  const player = playWatched((seconds, at) => pictures.push({ seconds, at }));
  const stop = showWords(player, words);
  const found: CountShown[] = [];
  for (const { count, before } of places) {
    const due = part.second(count);
    const place = due - (before / 1000) * rate;
    if (found.length === 0)
      player.send({ type: 'open', scene: eventScene(kind), startAt: place, loop: null, play: true, rate });
    else player.send({ type: 'seek', to: place });
    pictures = [];
    const passed = await passing(() => pictures, { place, due });
    await new Promise((done) => setTimeout(done, after));
    const text = `${((momentAt(eventScore, count).count - 1) % 8) + 1}`;
    found.push({
      count,
      late: nearest(
        words.filter((word) => word.text === text),
        passed,
      ),
    });
  }
  stop();
  player.destroy();
  return found;
}

/** Hears every change of the count on the stage. */
function showWords(player: PlayerStore, words: Word[]): () => void {
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
  let before = '';
  const watcher = new MutationObserver(() => {
    const text = place.querySelector('.stage-count')?.textContent ?? '';
    if (text !== before) words.push({ text, at: performance.now() });
    before = text;
  });
  watcher.observe(place, { subtree: true, childList: true, characterData: true });
  return () => {
    watcher.disconnect();
    root.unmount();
  };
}

/** The moment at which the medium, on its way from `place`, was at second `due`; between two pictures, in proportion. */
async function passing(
  pictures: () => readonly Picture[],
  { place, due }: { place: number; due: number },
): Promise<number> {
  for (const began = performance.now(); performance.now() - began < patience; ) {
    await new Promise((done) => setTimeout(done, 20));
    // Before the seek lands it is somewhere else.
    const near = pictures().filter(({ seconds }) => seconds > place - 1 && seconds < due + 1);
    const index = near.findIndex(({ seconds }) => seconds >= due);
    const [last, first] = [near[index - 1], near[index]];
    if (!last || !first) continue;
    return last.at + ((due - last.seconds) / (first.seconds - last.seconds)) * (first.at - last.at);
  }
  throw new Error(`Second ${due} was never shown`);
}

/** Milliseconds from a moment to the word nearest to it. */
function nearest(words: readonly Word[], moment: number): number {
  return words
    .map(({ at }) => at - moment)
    .reduce((best, late) => (Math.abs(late) < Math.abs(best) ? late : best), Number.POSITIVE_INFINITY);
}
