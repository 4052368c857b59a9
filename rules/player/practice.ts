// The practising dancer's own moves: choosing what to loop, setting and changing A and B, stopping.
// Every loop stays inside the step; changing a chosen segment makes it an A-B loop of one's own.

import type { Loop, PlayerEvent, PlayerState, Turn } from './player-state.ts';
import { boundsOf, isActive, placeOf, stepRange } from './player-state.ts';
import { begin, pausePlaying, seekTo, startPlaying } from './playing.ts';
import { doubled, halved, nudgeStep, type Range, shifted, withEnd } from './range.ts';
import { freshRepetitions } from './repetitions.ts';
import { andThen, stay, turn } from './turn.ts';

/** Loops exactly this, from its start, at once ('Play this Segment'). */
export function playLoop(state: PlayerState, loop: Loop | null, now: number): Turn {
  if (!loop) return stay(state);
  const chosen = freshRepetitions({ ...state, loop, mark_a: null });
  return andThen(chosen, (next) => startPlaying(next, now, loop.range.start));
}

/** 'Stop Loop': nothing repeats any more, and the picture stays where it is. */
export function stopLoop(state: PlayerState, now: number): Turn {
  if (state.loop === null) return stay(state);
  const free = { ...state, loop: null, repetitions: 0, clean: 0, again: 0, answer: null, mark_a: null };
  return andThen(pausePlaying(free, now), withRange);
}

/** Takes the loop away and plays on. */
export function clearLoop(state: PlayerState, now: number): Turn {
  const free = { ...state, loop: null, repetitions: 0, clean: 0, again: 0, answer: null, mark_a: null };
  if (state.phase === 'waiting' || state.phase === 'counting_in')
    return andThen(pausePlaying(free, now), withRange);
  return withRange(free);
}

/** A or B set to the playing position, or to `at`. A alone is kept until B comes. */
export function setEnd(state: PlayerState, end: 'a' | 'b', at: number | undefined, now: number): Turn {
  if (!state.scene || state.phase === 'empty') return stay(state);
  const seconds = at ?? placeOf(state);
  const whole = stepRange(state);
  if (state.loop) return changeTo(state, withEnd(state.loop.range, end, seconds, whole), now);
  if (end === 'a') return turn(state, { mark_a: seconds });
  const from = Math.min(state.mark_a ?? whole.start, seconds);
  return changeTo(state, withEnd({ start: from, end: seconds }, 'b', seconds, whole), now);
}

/** One end a tenth of a second earlier (-1) or later (1). */
export function nudgeEnd(state: PlayerState, end: 'a' | 'b', direction: 1 | -1, now: number): Turn {
  if (!state.loop) return stay(state);
  const { start, end: stop } = state.loop.range;
  const from = end === 'a' ? start : stop;
  return setEnd(state, end, from + direction * nudgeStep, now);
}

type Change = Extract<PlayerEvent, { type: 'change_loop' }>['how'];

/** Half or twice the length, or moved by its own length. */
export function changeLoop(state: PlayerState, how: Change, now: number): Turn {
  if (!state.loop) return stay(state);
  const { range } = state.loop;
  const whole = stepRange(state);
  if (how === 'halve') return changeTo(state, halved(range), now);
  if (how === 'double') return changeTo(state, doubled(range, whole), now);
  return changeTo(state, shifted(range, how === 'earlier' ? -1 : 1, whole), now);
}

function changeTo(state: PlayerState, range: Range, now: number): Turn {
  const changed: PlayerState = {
    ...state,
    loop: { kind: 'ab', range },
    mark_a: null,
    repetitions: 0,
    clean: 0,
    again: 0,
    answer: null,
  };
  if (changed.loaded === null || changed.phase === 'loading')
    return stay({ ...changed, start_at: range.start });
  const { position } = changed.medium;
  const outside = position < range.start || position >= range.end;
  if (changed.phase === 'playing' && outside) return begin(changed, now, range.start);
  const ranged = withRange(changed);
  return outside && !isActive(changed) ? andThen(ranged, (next) => seekTo(next, range.start, now)) : ranged;
}

function withRange(state: PlayerState): Turn {
  if (state.loaded === null || state.phase === 'loading') return stay(state);
  const range = boundsOf(state);
  return turn(state, {}, { do: 'set_range', range: Number.isFinite(range.end) ? range : null });
}
