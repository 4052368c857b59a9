// What the medium reports. The core follows it: somebody may have pressed the medium's own button, or the headset's.
// A report that crossed one of our commands on its way is older than the command and is not followed.

import { endOf } from './end-of.ts';
import { reachEnd, restart } from './end-of-range.ts';
import { fail } from './media-order.ts';
import {
  boundsOf,
  type MediumReport,
  type MediumState,
  type PlayerState,
  type Turn,
} from './player-state.ts';
import { begin, earlyLanding, rateFor, seekTo, standsAt, startPlaying, timing } from './playing.ts';
import { insideRange } from './range.ts';
import { andThen, stay, turn } from './turn.ts';

/** Seconds after its target within which a seek counts as landed. */
const landing = 1;

export function report(before: PlayerState, what: MediumReport, at: Place, now: number): Turn {
  if (before.loaded === null) return stay(before);
  const state = copied(before, at, now);
  switch (what.type) {
    case 'ready':
      return ready({ ...state, medium: { ...state.medium, exact: what.exact, rates: what.rates } }, now);
    case 'state':
      return changed({ ...state, medium: { ...state.medium, state: what.state } }, what.state, now);
    case 'rate':
      return rateReported(state, what.rate, now);
    case 'time':
      return moved(state, now);
    case 'range_end':
      return state.phase === 'playing' && state.medium.position >= endOf(state) - 0.1
        ? reachEnd(state, now)
        : stay(state);
    case 'autoplay_blocked':
      return blocked(state);
    case 'failed':
      return fail(state, what.code, what.configuration, now);
  }
}

/** Nothing plays until somebody taps: the browser refused, or the medium never started. */
export function blocked(state: PlayerState): Turn {
  if (state.phase !== 'playing') return stay(state);
  return turn(state, { phase: 'blocked', due: null });
}

type Place = { position: number; duration: number };

function copied(state: PlayerState, at: Place, now: number): PlayerState {
  const position = Number.isFinite(at.position) ? at.position : state.medium.position;
  const duration = Number.isFinite(at.duration) && at.duration > 0 ? at.duration : state.medium.duration;
  const medium = { ...state.medium, position, duration };
  if (Math.abs(position - state.moved.position) < 0.01) return { ...state, medium };
  return { ...state, medium, moved: { position, at: now }, stalled: false };
}

function ready(state: PlayerState, now: number): Turn {
  if (state.phase !== 'loading') return stay(state);
  const waiting: PlayerState = {
    ...state,
    phase: 'paused',
    due: null,
    loaded_at: now,
    medium: { ...state.medium, state: 'ready' },
  };
  const rated = turn(waiting, { start_at: startInside(waiting) }, { do: 'set_rate', rate: rateFor(waiting) });
  return andThen(rated, (next) => (state.wants_play ? startPlaying(next, now) : showStart(next, now)));
}

/** Shows the place that was chosen while it loaded; a medium that would begin to play for it gets it with the first press. */
function showStart(state: PlayerState, now: number): Turn {
  const { start_at } = state;
  if (start_at === null || !state.medium.exact || standsAt(state, start_at)) return stay(state);
  return seekTo({ ...state, start_at: null }, start_at, now);
}

/** Where to start, now that the medium says how long it is; a place outside of it starts over. */
function startInside(state: PlayerState): number | null {
  const bounds = boundsOf(state);
  const at = state.start_at;
  return at === null || at < bounds.start || at >= bounds.end ? null : insideRange(bounds, at);
}

function changed(state: PlayerState, medium: MediumState, now: number): Turn {
  if (medium === 'playing') return startedByItself(state, now);
  if (medium === 'paused') return pausedByItself(state, now);
  if (medium === 'ended' && state.phase === 'playing' && !state.seeking) return reachEnd(state, now);
  return stay(state);
}

function startedByItself(state: PlayerState, now: number): Turn {
  const crossing = now - state.paused_at < timing.crossingMs;
  switch (state.phase) {
    case 'waiting':
      return crossing ? turn(state, {}, { do: 'pause' }) : restart(state, now);
    case 'counting_in':
      return turn(state, {}, { do: 'pause' });
    case 'paused':
    case 'ended':
    case 'blocked':
      return crossing ? stay(state) : adopt(state, now);
    default:
      return stay(state);
  }
}

/** It plays although we did not ask: so be it, inside the range. */
function adopt(state: PlayerState, now: number): Turn {
  const { start, end } = boundsOf(state);
  const { position } = state.medium;
  if (position < start - earlyLanding || position >= end) return begin(state, now, start);
  return turn(
    state,
    { phase: 'playing', start_at: null, commanded_at: now, due: now + timing.watchMs },
    { do: 'set_range', range: Number.isFinite(end) ? { start, end } : null },
  );
}

function pausedByItself(state: PlayerState, now: number): Turn {
  if (state.phase !== 'playing') return stay(state);
  if (state.medium.exact && state.medium.position >= endOf(state)) return reachEnd(state, now);
  if (now - state.commanded_at < timing.crossingMs) return stay(state);
  return turn(state, { phase: 'paused', due: null, paused_at: now });
}

/** A medium falls back to its own rate after every change of source; later, it was the person at its controls. */
function rateReported(state: PlayerState, rate: number, now: number): Turn {
  const wanted = rateFor(state);
  if (rate === wanted) return stay(state);
  if (state.phase === 'loading' || now - state.loaded_at < timing.startMs) {
    return turn(state, {}, { do: 'set_rate', rate: wanted });
  }
  return turn(state, { rate });
}

function moved(state: PlayerState, now: number): Turn {
  const plays = state.medium.state === 'playing';
  if (state.phase === 'paused' && plays && now - state.paused_at > timing.crossingMs)
    return adopt(state, now);
  if (state.phase !== 'playing') return stay(state);
  const landed = state.seeking === null || hasLanded(state) ? { ...state, seeking: null } : state;
  if (landed.seeking) return stay(landed);
  if (landed.medium.position >= endOf(landed)) return reachEnd(landed, now);
  const { start } = boundsOf(landed);
  return landed.medium.position < start - earlyLanding ? seekTo(landed, start, now) : stay(landed);
}

function hasLanded(state: PlayerState): boolean {
  if (!state.seeking) return true;
  const { start, end } = boundsOf(state);
  const late = Math.min(landing, (end - start) / 2);
  const off = state.medium.position - state.seeking.to;
  return off >= -earlyLanding && off <= late;
}
