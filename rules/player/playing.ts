// Starting, stopping and seeking. Must never believe a seek before the medium reports that it landed.

import { limits } from '#rules/limits.ts';
import { endOf } from './end-of.ts';
import { boundsOf, type PlayerState, sourceOf, type Turn, unknownMedium } from './player-state.ts';
import { insideRange } from './range.ts';
import { sourceKey } from './scene.ts';
import { playableRate } from './speed.ts';
import { stay, turn } from './turn.ts';

export const timing = {
  /** Between two repetitions of a segment, and of everything else with the delay on (specification, section 9). */
  loopPauseMs: limits.loopPauseSeconds * 1000,
  /** From the end of a learn part to the next one (specification, section 9). */
  advanceMs: limits.nextPartSeconds * 1000,
  /** A medium that is not ready by then has failed. */
  loadMs: 20_000,
  /** A medium that does not move by then after a play waits for a tap. */
  startMs: 2500,
  /** A seek that has not landed by then is asked again. */
  seekMs: 3000,
  /** Reports of a medium that cross one of our commands on the way are older than it. */
  crossingMs: 600,
  /** Nothing moved for this long: say so and offer the understudy. An advertisement may well last longer. */
  stallMs: 8000,
  /** How often a playing medium is looked after when it says nothing by itself. */
  watchMs: 1000,
} as const;

/** Seconds before a range's start that a seek may land on (the keyframe before it, facts of the YouTube player). */
export const earlyLanding = 3;

/** Seconds beside a place that make no difference to a medium whose position is only known roughly. */
const beside = 0.15;

/** Tempo of the house routine; the count-in of every medium beats in it. */
const beatsPerMinute = 128;

/** Plays from where it stands, from the start when it stands at the end or outside; loads first when nothing is loaded. */
export function startPlaying(state: PlayerState, now: number, from: number | null = null): Turn {
  if (state.phase === 'empty' || state.phase === 'unplayable') return stay(state);
  if (state.phase === 'loading') return turn(state, { wants_play: true, start_at: from ?? state.start_at });
  if (state.loaded === null) return load({ ...state, start_at: from ?? state.start_at }, now, true);
  const bounds = boundsOf(state);
  const at = from ?? state.start_at ?? state.medium.position;
  const start = at < bounds.start - earlyLanding || at >= endOf(state) - 0.1 ? bounds.start : at;
  const atStart = start <= bounds.start + 0.05;
  const ready = { ...state, start_at: null };
  return countsIn(state) && atStart ? countIn(ready, now) : begin(ready, now, start);
}

/** Loads the source in use at the place where playing is to start. */
export function load(state: PlayerState, now: number, wantsPlay: boolean): Turn {
  const source = sourceOf(state);
  if (!source) return turn(state, { phase: 'unplayable', loaded: null, due: null }, { do: 'unload' });
  const bounds = boundsOf({ ...state, medium: unknownMedium() });
  const start = state.start_at === null ? bounds.start : insideRange(bounds, state.start_at);
  return turn(
    state,
    {
      phase: 'loading',
      loaded: sourceKey(source),
      medium: unknownMedium(),
      wants_play: wantsPlay,
      start_at: start,
      seeking: null,
      stalled: false,
      due: now + timing.loadMs,
    },
    { do: 'load', source, start, rate: state.rate },
  );
}

/** Whether a start is counted in; the rehearsal has its own ten seconds. */
export function countsIn(state: PlayerState): boolean {
  return state.extras.count_in > 0 && (state.loop !== null || state.scene?.repeats === true);
}

/** Counts the beats in first, at the speed of the dance, with the picture waiting on the range's start. */
export function countIn(state: PlayerState, now: number): Turn {
  const beats = state.extras.count_in;
  const start = boundsOf(state).start;
  const due = now + (beats * 60_000) / beatsPerMinute / state.rate;
  const counting = turn(
    state,
    { phase: 'counting_in', due, paused_at: now },
    { do: 'pause' },
    { do: 'count_in', beats, rate: state.rate },
  );
  return standsAt(state, start) ? counting : withSeek(counting, start, now);
}

/** Plays now, from `start` seconds. */
export function begin(state: PlayerState, now: number, start: number): Turn {
  const range = boundsOf(state);
  const begun = turn(
    state,
    {
      phase: 'playing',
      due: now + timing.watchMs,
      commanded_at: now,
      moved: { position: state.medium.position, at: now },
      stalled: false,
    },
    { do: 'set_range', range: Number.isFinite(range.end) ? range : null },
  );
  const placed = standsAt(state, start) ? begun : withSeek(begun, start, now);
  return { state: placed.state, effects: [...placed.effects, { do: 'play' }] };
}

/** Stops where it stands. */
export function pausePlaying(state: PlayerState, now: number): Turn {
  if (state.phase === 'empty' || state.phase === 'poster' || state.phase === 'unplayable') return stay(state);
  if (state.phase === 'loading') return turn(state, { wants_play: false });
  const stop = turn(state, { phase: 'paused', due: null, paused_at: now }, { do: 'pause' });
  if (state.phase === 'counting_in') stop.effects.push({ do: 'stop_count_in' });
  return stop;
}

/** Asks for a place inside the bounds; `tries` counts how often the same place was asked for. */
export function seekTo(state: PlayerState, to: number, now: number, tries = 0): Turn {
  const seeking = state.medium.exact ? null : { to, since: now, tries };
  return turn(state, { seeking, moved: { position: state.medium.position, at: now } }, { do: 'seek', to });
}

/** The rate the medium in use is to play at. */
export function rateFor(state: PlayerState): number {
  return playableRate(state.rate, state.medium.rates);
}

function withSeek(before: Turn, to: number, now: number): Turn {
  const sought = seekTo(before.state, to, now);
  return { state: sought.state, effects: [...before.effects, ...sought.effects] };
}

/** Near enough to need no seek: exactly there, or where a medium that was just loaded for it ends up. */
export function standsAt(state: PlayerState, start: number): boolean {
  const off = state.medium.position - start;
  if (state.medium.exact) return Math.abs(off) < 0.001;
  const early = state.medium.state === 'ready' ? earlyLanding : beside;
  return state.seeking === null && off <= beside && off >= -early;
}
