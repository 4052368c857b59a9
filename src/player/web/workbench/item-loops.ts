// Measures how exactly a practice item that is given in counts loops in a medium.

import { type EventKind, eventScene, wholeDance } from './event-scene.ts';
import { playWatched } from './play-watched.ts';
import { type LoopTimes, watchLoops } from './watch-loops.ts';

/** Half an eight near the end of the dance, because the song has drifted by then. */
const counts = { start: 600, end: 604 };

/** Milliseconds of each pause between two repetitions: fewer than in a lesson, to save time. */
const pauseMs = 300;

/**
 * Loops a practice item (`counts`) `loops` times at `rate`, and measures how far the last and the first picture of each
 * repetition are from the true seconds at which the item's counts end and begin.
 */
export async function measureItem(kind: EventKind, rate: number, loops: number): Promise<LoopTimes> {
  const { second } = wholeDance(kind);
  const range = { start: second(counts.start), end: second(counts.end) };
  const watch = watchLoops(range, rate, loops);
  const player = playWatched(watch.see);
  const typed = { start: Math.round(range.start), end: Math.round(range.end) };
  player.send({
    type: 'open',
    scene: eventScene(kind, [{ id: 'half', video: typed, counts }]),
    startAt: range.start - 1,
    loop: null,
    play: true,
    rate,
  });
  player.send({ type: 'loopItem', id: 'half' });
  const skipping = setInterval(() => {
    const { phase } = player.getState();
    if (phase.name === 'waiting' && performance.now() - phase.since > pauseMs) player.send({ type: 'play' });
  }, 50);
  const times = await watch.times;
  clearInterval(skipping);
  player.destroy();
  return times;
}
