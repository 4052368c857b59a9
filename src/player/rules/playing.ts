// Starting, stopping and seeking. Must never believe a seek before the medium reports that it landed.

import { limits } from '#subjects/rules/limits.ts';
import { load } from './loading.ts';
import { type Outcome, outcome } from './outcome.ts';
import type { Effect } from './player-event.ts';
import {
  boundsOf,
  isExact,
  isLoaded,
  type LoadedMedium,
  type LoadedState,
  mediumIn,
  type PlayerState,
  timelineIn,
  withMedium,
} from './player-state.ts';
import { playableRate } from './speed.ts';
import { heardLate, spokenCountIn } from './spoken-setting.ts';
import { timing } from './timing.ts';

/** Seconds before a range's start that a seek may land on (the keyframe before it, facts of the YouTube player). */
export const earlyLanding = 3;

/** Seconds beside a place that make no difference to a medium whose position is only known roughly. */
const beside = 0.15;

/** Seconds before the end of the video to stop: reaching it flashes black and shows other people's videos. */
const blackFlash = 0.3;

/** Tempo of the house routine, which its count-in beats in. */
const beatsPerMinute = 128;

/** Where the current range counts as danced to its end: exactly there, or as near as a polled medium can tell. */
export function rangeEnd(state: PlayerState): number {
  const { end } = boundsOf(state);
  if (isExact(state)) return end;
  const duration = mediumIn(state)?.duration ?? 0;
  return Math.min(end - limits.segmentEndTolerance, duration > 0 ? duration - blackFlash : end);
}

/** Plays from where it stands, from the start when it stands at the end or outside; loads first when nothing is loaded. */
export function startPlaying(state: PlayerState, now: number, from: number | null = null): Outcome {
  const { phase } = state;
  if (phase.name === 'loading')
    return outcome({ ...state, phase: { ...phase, thenPlays: true, startAt: from ?? phase.startAt } });
  if (phase.name === 'poster') return load(state, now, from ?? phase.startAt, true);
  if (!isLoaded(state)) return outcome(state);
  const bounds = boundsOf(state);
  const chosen = phase.name === 'paused' ? phase.startAt : null;
  const at = from ?? chosen ?? state.phase.medium.position;
  const start = at < bounds.start - earlyLanding || at >= rangeEnd(state) - 0.1 ? bounds.start : at;
  const beats = countInBeats(state);
  if (beats > 0 && start <= bounds.start + 0.05) return countIn(state, beats, now);
  const begun = begin(state, now, start);
  // The count-in was switched off while it was heard.
  return phase.name === 'countingIn' ? outcome(begun.state, { do: 'stopCountIn' }, ...begun.effects) : begun;
}

/** Starts the range over, counted in where that was chosen; what the voice counts by itself lies before the start. */
export function startOver(state: LoadedState, now: number): Outcome {
  const beats = hasTempo(state) ? state.extras.countIn : 0;
  return beats > 0 && isPractised(state)
    ? countIn(state, beats, now)
    : begin(state, now, boundsOf(state).start);
}

/** Beats before a take: time to walk from the phone to one's place. */
const takeBeats = 8;

/** Beats counted before a start: those that were chosen, or the voice's own. Before a take on a film they are only waited for. */
export function countInBeats(state: PlayerState): number {
  if (state.practice?.loop.kind === 'take') return takeBeats;
  return hasTempo(state) && isPractised(state) ? state.extras.countIn || spokenCountIn(state) : 0;
}

/** Whether the tempo of the medium in use is known: nobody says that of an operator's video. */
export function hasTempo(state: PlayerState): boolean {
  return timelineIn(state) === 'dance';
}

/** Only what is practised is counted in; the rehearsal has its own ten seconds. */
function isPractised({ practice, scene }: PlayerState): boolean {
  return practice !== null || scene?.repeats === true;
}

/** Milliseconds of `beats` counts at the speed of the dance. */
export function beatsMs({ rate }: PlayerState, beats: number): number {
  return (beats * 60_000) / beatsPerMinute / rate;
}

/** Counts the beats in first, at the speed of the dance, with the picture waiting on the range's start. */
function countIn(state: LoadedState, beats: number, now: number): Outcome {
  const placed = placeAt(state, boundsOf(state).start, now);
  const startsIn = beatsMs(state, beats) + heardLate(state);
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
  return outcome(
    {
      ...state,
      phase: {
        name: 'playing',
        medium: { ...medium, moved },
        askedAt: now,
        stalled: false,
        due: now + timing.watchMs,
      },
    },
    rangeEffect(state),
    ...effects,
    { do: 'play' },
  );
}

/** Stops where it stands. */
export function pausePlaying(state: PlayerState, now: number): Outcome {
  const { phase } = state;
  if (phase.name === 'loading') return outcome({ ...state, phase: { ...phase, thenPlays: false } });
  if (!isLoaded(state)) return outcome(state);
  const startAt = phase.name === 'paused' ? phase.startAt : null;
  const paused = standing(state, now, startAt);
  return phase.name === 'countingIn'
    ? outcome(paused, { do: 'pause' }, { do: 'stopCountIn' })
    : outcome(paused, { do: 'pause' });
}

/** Nothing plays until the learner taps: the browser refused, or the medium never started. */
export function waitForTap(state: LoadedState): Outcome {
  if (state.phase.name !== 'playing') return outcome(state);
  return outcome({ ...state, phase: { name: 'blocked', medium: state.phase.medium } });
}

/** The same place, paused. */
export function standing(state: LoadedState, now: number, startAt: number | null = null): LoadedState {
  return { ...state, phase: { name: 'paused', medium: state.phase.medium, since: now, startAt } };
}

/** Asks for a place inside the bounds; `tries` counts how often the same place was asked for. */
export function seekTo(state: LoadedState, to: number, now: number, tries = 0): Outcome {
  const { medium, effects } = sought(state, to, now, tries);
  return outcome(withMedium(state, medium), ...effects);
}

/** The rate the medium in use is to play at. */
export function rateFor(state: PlayerState): number {
  return playableRate(state.rate, mediumIn(state)?.rates ?? 'any');
}

/** The bounds as the medium is told them; it is told none that has no end. */
export function rangeEffect(state: PlayerState): Effect {
  const range = boundsOf(state);
  return { do: 'setRange', range: Number.isFinite(range.end) ? range : null };
}

/** Near enough to need no seek: exactly there, or where a medium that was just loaded for it ends up. */
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
