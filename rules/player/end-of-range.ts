// What follows the end of a range (specification, section 4): a segment repeats after three seconds until stopped; the
// whole step repeats when Loop is on, which wins over going on to the next part; otherwise it is over.

import type { PlayerState, Turn } from './player-state.ts';
import { boundsOf } from './player-state.ts';
import { begin, countIn, countsIn, seekTo, timing } from './playing.ts';
import { followingLoop, freshRepetitions, isEnough, settle } from './repetitions.ts';
import { andThen, stay, turn } from './turn.ts';

/** The medium has reached the end of the range. */
export function reachEnd(state: PlayerState, now: number): Turn {
  if (state.loop === null) {
    const repeats = state.settings.loopEnabled && state.scene?.repeats === true;
    return repeats ? repeat(state, now) : finish(state, now);
  }
  const danced = { ...state, repetitions: state.repetitions + 1, answer: null };
  return isEnough(danced) ? goOn(danced, now) : repeat(danced, now);
}

/** The next repetition starts, because the pause is over or somebody skipped it. */
export function restart(state: PlayerState, now: number): Turn {
  const settled =
    state.loop && state.answer === null && state.repetitions > 0 ? settle(state, 'clean') : stay(state);
  return andThen(settled, (next) =>
    countsIn(next) ? countIn(next, now) : begin(next, now, boundsOf(next).start),
  );
}

function repeat(state: PlayerState, now: number): Turn {
  const pauses = state.loop?.kind === 'item' || state.loop?.kind === 'segment' || state.settings.delayEnabled;
  return pauses ? waitAtStart(state, now) : restart(state, now);
}

function waitAtStart(state: PlayerState, now: number): Turn {
  const waiting = turn(
    state,
    { phase: 'waiting', due: now + timing.loopPauseMs, paused_at: now },
    { do: 'pause' },
  );
  return andThen(waiting, (next) => seekTo(next, boundsOf(next).start, now));
}

function goOn(state: PlayerState, now: number): Turn {
  const loop = state.extras.go_on ? followingLoop(state) : null;
  if (loop) return andThen(freshRepetitions({ ...state, loop }), (next) => waitAtStart(next, now));
  const stopped = turn(
    state,
    { phase: 'paused', due: null, paused_at: now, repetitions: 0, clean: 0, again: 0, answer: null },
    { do: 'pause' },
  );
  return andThen(stopped, (next) =>
    andThen(seekTo(next, boundsOf(next).start, now), (placed) => turn(placed, { loop: null })),
  );
}

function finish(state: PlayerState, now: number): Turn {
  const advances = state.scene?.advances === true && state.extras.auto_advance;
  return turn(
    state,
    { phase: 'ended', due: advances ? now + timing.advanceMs : null, paused_at: now },
    { do: 'pause' },
    { do: 'finished' },
  );
}
