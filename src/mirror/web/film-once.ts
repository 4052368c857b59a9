// This file makes one take: the player counts in, dances the range once, and stops. The take follows the player:
// whatever stops the dance early ends the take too.

import type { MirrorKey } from '#mirror/content/mirror.ts';
import { rateFor } from '#player/rules/enter-phase.ts';
import { dueOf } from '#player/rules/player-state.ts';
import type { Range } from '#player/rules/range.ts';
import type { PlayerStore } from '#player/web/player-store.ts';
import { danceAtOf } from './dance-at.ts';
import { recordTake, type Take, type TakeRecorder } from './take-recorder.ts';

/** Milliseconds that are filmed before the first count, and after the last count for late dancers. */
const before = 700;
const after = 450;

/** A dance that stops this many seconds before its end, or later, counts as finished. */
const nearEnd = 0.3;

export type TakeState = 'idle' | 'ready' | 'filming' | 'saving';

type FilmOnce = {
  player: PlayerStore;
  video: HTMLVideoElement;
  stream: MediaStream;
  range: Range;
  onStage: (stage: TakeState) => void;
  /** Called once, with the take or the text that says why it failed; not if the take is cancelled while it is saved. */
  onEnd: (outcome: { take: Take } | { failed: MirrorKey }) => void;
};

/** Begins a take at once. Returns the function that cancels it and keeps nothing. */
export function filmOnce({ player, video, stream, range, onStage, onEnd }: FilmOnce): () => void {
  onStage('ready');
  player.send({ type: 'danceTake', range });
  const danceNow = danceAtOf(player);
  const { version } = player.getState().settings;
  // The speed of the take; the speed of the dance before the take may have been slower.
  const rate = rateFor(player.getState());
  const size = () => `${video.videoWidth} ${video.videoHeight}`;
  /** The size of the first picture; null until that picture has come. */
  let firstSize: string | null = null;
  let recorder: TakeRecorder | null = null;
  let ended = false;
  /** Whether the take was cancelled, so that nobody waits for its result. */
  let dropped = false;
  /**
   * The last moment at which the dance moved, and the place of the dance at that moment. After its end the dance is
   * assumed to go on from that place.
   */
  let reference = { moment: performance.now(), position: Number.NEGATIVE_INFINITY };
  const danceAt = (moment: number) => reference.position + ((moment - reference.moment) / 1000) * rate;

  function look() {
    const state = player.getState();
    const moment = performance.now();
    const stopped = state.practice?.loop.kind !== 'take' || state.phase.name === 'paused';
    if (stopped && recorder && danceAt(moment) >= range.end - nearEnd) return keep(recorder);
    if (stopped || rateFor(state) !== rate || state.settings.version !== version)
      return fail('mirror_cancelled');
    if (video.videoWidth > 0) firstSize ??= size();
    if (firstSize !== null && size() !== firstSize) return fail('mirror_turned');
    if (state.phase.name !== 'countingIn' && state.phase.name !== 'playing') return;
    // During the count-in the place is before the start of the range.
    const early = state.phase.name === 'countingIn' ? ((dueOf(state) ?? moment) - moment) / 1000 : 0;
    reference = { moment, position: danceNow(moment).position - early * rate };
    if (recorder || reference.position < range.start - (before / 1000) * rate) return;
    try {
      recorder = recordTake(stream, video, { rate, danceAt });
      onStage('filming');
    } catch {
      fail('mirror_no_recording');
    }
  }

  function fail(failed: MirrorKey) {
    if (ended) return;
    end();
    recorder?.discard();
    player.send({ type: 'stopLoop' });
    onEnd({ failed });
  }

  function keep(film: TakeRecorder) {
    end();
    onStage('saving');
    setTimeout(async () => {
      const take = await film.stop().catch(() => null);
      if (!dropped) onEnd(take ? { take } : { failed: 'mirror_empty' });
    }, after);
  }

  function end() {
    ended = true;
    clearInterval(timer);
    unsubscribe();
  }

  const timer = setInterval(look, 50);
  const unsubscribe = player.subscribe(look);
  return () => {
    dropped = true;
    fail('mirror_cancelled');
  };
}
