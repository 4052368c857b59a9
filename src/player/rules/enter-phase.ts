// Begins phases: only this file makes a phase, together with the commands to the medium. phases.ts says how a
// phase goes on. A seek is complete only once the medium reports a position near the target.

import { limits } from '#subjects/rules/limits.ts';
import { type Outcome, outcome } from './outcome.ts';
import type { Effect } from './player-event.ts';
import {
  boundsOf,
  isExact,
  type LoadedMedium,
  type LoadedState,
  mediumIn,
  type PlayerState,
  sourceOf,
  type Unplayable,
  withMedium,
} from './player-state.ts';
import { insideRange } from './range.ts';
import { tempoOn } from './shown-counts.ts';
import { playableRate } from './speed.ts';
import { bandLate, spokenCountIn } from './spoken-setting.ts';
import { timing } from './timing.ts';

/**
 * Seconds before a range's start at which a seek may end: YouTube's player seeks to the keyframe before the
 * target.
 */
export const earlyLanding = 3;

/**
 * Some media report their position only roughly. Such a medium counts as being at a place if its position differs by at
 * most this many seconds.
 */
const beside = 0.15;

/**
 * Seconds before a video's end at which the player stops, because YouTube flashes black at the end and shows
 * other people's videos.
 */
const blackFlash = 0.3;

/**
 * The second at which the current range counts as danced to its end. For an exact medium it is the range's end;
 * for a polled medium it is a little earlier, because the medium's position is known only roughly.
 */
export function rangeEnd(state: PlayerState): number {
  const { end } = boundsOf(state);
  if (isExact(state)) return end;
  const duration = mediumIn(state)?.duration ?? 0;
  return Math.min(end - limits.segmentEndTolerance, duration > 0 ? duration - blackFlash : end);
}

/** Enters 'empty': nothing is open. */
export function showNothing(state: PlayerState): PlayerState {
  return { ...state, scene: null, practice: null, answerable: null, phase: { name: 'empty' } };
}

/**
 * Enters 'poster': no medium is loaded yet. A press starts at `startAt`, or at the start of the range if that is
 * null.
 */
export function showPoster(state: PlayerState, startAt: number | null): PlayerState {
  return { ...state, phase: { name: 'poster', startAt } };
}

/** Enters 'unplayable': there is nothing to show, or nothing left to try. */
export function giveUp(state: PlayerState, why: Unplayable): PlayerState {
  return { ...state, phase: { name: 'unplayable', why } };
}

/** Loads the source in use, which has no medium yet, at the place where playing will start. */
export function load(state: PlayerState, now: number, startAt: number | null, play: boolean): Outcome {
  const source = sourceOf(state);
  if (!source) return outcome(giveUp(state, 'none'), { do: 'unload' });
  const bounds = boundsOf(state);
  const start = startAt === null ? bounds.start : insideRange(bounds, startAt);
  return outcome(
    {
      ...state,
      phase: { name: 'loading', loadedFor: start, startAt: start, thenPlays: play, due: now + timing.loadMs },
    },
    { do: 'load', source, start, rate: state.rate },
  );
}

/**
 * Plays from `from`, or from the range's start if `from` is in front of the range (`isInFront`), at its end or after
 * it. A start at the range's start has a count-in (`countInBeats`).
 */
export function startFrom(state: LoadedState, from: number, now: number): Outcome {
  const bounds = boundsOf(state);
  const start = isInFront(state, from) || from >= rangeEnd(state) - 0.1 ? bounds.start : from;
  const beats = countInBeats(state);
  if (beats > 0 && start <= bounds.start + 0.05) return countIn(state, beats, now);
  const begun = begin(state, now, start);
  // If the learner has switched the count-in off while it sounds, it is silenced.
  return outcome(begun.state, ...stopCountIn(state), ...begun.effects);
}

/** The effects that silence a count-in while it sounds. */
export function stopCountIn({ phase }: PlayerState): Effect[] {
  return phase.name === 'countingIn' ? [{ do: 'stopCountIn' }] : [];
}

/**
 * Starts the range over, with the count-in that the learner chose. The voice's own count-in is spoken in the
 * pause before a repetition, so this start does not wait for it.
 */
export function startOver(state: LoadedState, now: number): Outcome {
  const beats = hasTempo(state) ? state.settings.countIn : 0;
  return beats > 0 && isPractised(state)
    ? countIn(state, beats, now)
    : begin(state, now, boundsOf(state).start);
}

/** Beats before a take: the time in which the learner walks from the phone to the place where they dance. */
const takeBeats = 8;

/**
 * Beats counted before a start: the chosen number, or the voice's own; 0 where the tempo is not known. Before a take
 * they are always `takeBeats`. If the tempo is then not known, the player waits for these beats in `usualTempo` without
 * counting.
 */
export function countInBeats(state: PlayerState): number {
  if (state.practice?.loop.kind === 'take') return takeBeats;
  return hasTempo(state) && isPractised(state) ? state.settings.countIn || spokenCountIn(state) : 0;
}

/** Whether the tempo at the range's start is known. On a video that is not mapped, no tempo is known. */
export function hasTempo(state: PlayerState): boolean {
  return tempoIn(state) !== null;
}

/** Beats a minute at the range's start; null where the medium in use shows no count there. */
function tempoIn(state: PlayerState): number | null {
  return tempoOn(sourceOf(state), boundsOf(state).start);
}

/** Beats a minute of the wait before a take where the dance's tempo is not known. */
const usualTempo = 120;

/**
 * Whether a start may be counted in: the start of a practised loop, or of a step that repeats. The rehearsal does
 * not repeat, and has a countdown of its own.
 */
function isPractised({ practice, scene }: PlayerState): boolean {
  return practice !== null || scene?.repeats === true;
}

/** Milliseconds of `beats` counts at the speed of the dance. */
export function beatsMs(state: PlayerState, beats: number): number {
  return (beats * 60_000) / (tempoIn(state) ?? usualTempo) / state.rate;
}

/** Counts `beats` beats in, at the speed of the dance, while the picture waits at the range's start. */
function countIn(state: LoadedState, beats: number, now: number): Outcome {
  const placed = placeAt(state, boundsOf(state).start, now);
  const startsIn = beatsMs(state, beats) + bandLate(state);
  return outcome(
    { ...state, phase: { name: 'countingIn', medium: placed.medium, due: now + startsIn } },
    { do: 'pause' },
    rangeEffect(state),
    ...placed.effects,
    ...(hasTempo(state) ? [{ do: 'countIn', beats, rate: state.rate, startsIn } as const] : []),
  );
}

/** Plays now, from `start` seconds. */
export function begin(state: LoadedState, now: number, start: number): Outcome {
  const { medium, effects } = placeAt(state, start, now);
  const moved = { position: medium.position, at: now };
  const begun = playingNow(withMedium(state, { ...medium, moved }), now);
  return outcome(begun, rangeEffect(state), ...effects, { do: 'play' });
}

/** Follows a medium that plays although the player did not ask it to, and keeps it inside the range. */
export function adopt(state: LoadedState, now: number): Outcome {
  const { start, end } = boundsOf(state);
  const { position } = state.phase.medium;
  if (isInFront(state, position) || position >= end) return begin(state, now, start);
  return outcome(playingNow(state, now), rangeEffect(state));
}

function playingNow(state: LoadedState, now: number): LoadedState {
  const { medium } = state.phase;
  return {
    ...state,
    phase: { name: 'playing', medium, askedAt: now, stalled: false, due: now + timing.watchMs },
  };
}

/**
 * 'Looping in 3 seconds...': the pause before a repetition. A spoken count-in ends together with the pause, so
 * that the dance starts on the next beat.
 */
export function waitAtStart(state: LoadedState, now: number): Outcome {
  const beats = hasTempo(state) ? spokenCountIn(state) : 0;
  const startsIn = Math.max(timing.loopPauseMs, beatsMs(state, beats) + bandLate(state));
  const { medium, effects } = sought(state, boundsOf(state).start, now);
  const waiting = outcome(
    { ...state, phase: { name: 'waiting', medium, since: now, due: now + startsIn } },
    { do: 'pause' },
    ...effects,
  );
  if (beats > 0)
    waiting.effects.push(rangeEffect(state), { do: 'countIn', beats, rate: state.rate, startsIn });
  return waiting;
}

/** Stops at the end of the range. The next part follows at `due`; `due` is null if no part follows. */
export function end(state: LoadedState, due: number | null, now: number): Outcome {
  const { medium } = state.phase;
  return outcome({ ...state, phase: { name: 'ended', medium, since: now, due } }, { do: 'pause' });
}

/**
 * Enters 'blocked': nothing plays until the learner taps, because the browser refused or the medium never
 * started.
 */
export function waitForTap(state: LoadedState): Outcome {
  return outcome({ ...state, phase: { name: 'blocked', medium: state.phase.medium } });
}

/** Enters 'paused' with a medium that has loaded. */
export function paused(
  state: PlayerState,
  medium: LoadedMedium,
  now: number,
  startAt: number | null = null,
): LoadedState {
  return { ...state, phase: { name: 'paused', medium, since: now, startAt } };
}

/** Enters 'paused' without a change of the medium's place. */
export function standing(state: LoadedState, now: number, startAt: number | null = null): LoadedState {
  return paused(state, state.phase.medium, now, startAt);
}

/** Seeks to a place inside the bounds; `tries` counts the seeks to the same place so far. */
export function seekTo(state: LoadedState, to: number, now: number, tries = 0): Outcome {
  const { medium, effects } = sought(state, to, now, tries);
  return outcome(withMedium(state, medium), ...effects);
}

/** The rate at which the medium in use should play. */
export function rateFor(state: PlayerState): number {
  return playableRate(state.rate, mediumIn(state)?.rates ?? 'any');
}

/** The effect that gives the medium its range. For a range without an end, the effect has null as its range. */
export function rangeEffect(state: PlayerState): Effect {
  const range = boundsOf(state);
  return { do: 'setRange', range: Number.isFinite(range.end) ? range : null };
}

/** Whether the place `at` is farther before the range than a seek of the medium in use may end. */
export function isInFront(state: PlayerState, at: number): boolean {
  return at < boundsOf(state).start - (isExact(state) ? 0.05 : earlyLanding);
}

/**
 * Whether the medium needs no seek to `start`: its position is almost `start`, or the medium was just loaded for
 * `start` and is a little before that place.
 */
export function standsAt(state: LoadedState, start: number): boolean {
  const { position, seeking, loadedFor, state: reported } = state.phase.medium;
  const off = position - start;
  if (isExact(state)) return Math.abs(off) < 0.001;
  const early = reported === 'ready' && start === loadedFor ? earlyLanding : beside;
  return seeking === null && off <= beside && off >= -early;
}

type Placed = { medium: LoadedMedium; effects: Effect[] };

function placeAt(state: LoadedState, start: number, now: number): Placed {
  return standsAt(state, start) ? { medium: state.phase.medium, effects: [] } : sought(state, start, now);
}

function sought(state: LoadedState, to: number, now: number, tries = 0): Placed {
  const { medium } = state.phase;
  const seeking = isExact(state) ? null : { to, since: now, tries };
  const moved = { position: medium.position, at: now };
  return { medium: { ...medium, seeking, moved }, effects: [{ do: 'seek', to }] };
}
