// What the medium reports. The core follows it: the learner may have pressed the medium's own button, or the headset's.
// A report that crossed one of our commands on its way is older than the command and is not followed.

import type { Rates } from './medium-source.ts';
import { fail } from './opening.ts';
import { type Outcome, outcome } from './outcome.ts';
import type { MediumReport, MediumState } from './player-event.ts';
import {
  boundsOf,
  isExact,
  isLoaded,
  type LoadedMedium,
  type LoadedState,
  type Phase,
  type PlayerState,
  sourceOf,
  withMedium,
} from './player-state.ts';
import {
  begin,
  earlyLanding,
  rangeEffect,
  rangeEnd,
  rateFor,
  seekTo,
  standing,
  standsAt,
  startPlaying,
  waitForTap,
} from './playing.ts';
import { insideRange } from './range.ts';
import { nextRepetition, reachEnd } from './range-end.ts';
import { timing } from './timing.ts';

/** Seconds after its target within which a seek counts as landed. */
const landing = 1;

/** Where the medium is when it reports, in seconds; anything that is no number counts for nothing. */
type Place = { position: number; duration: number };

/** What the medium in use reports at `now`. */
export function followMedium(before: PlayerState, report: MediumReport, at: Place, now: number): Outcome {
  const { phase } = before;
  if (report.type === 'failed' && (phase.name === 'loading' || isLoaded(before)))
    return fail(before, report.code, report.configuration, now);
  if (report.type === 'ready' && phase.name === 'loading') return ready(before, phase, report.rates, at, now);
  if (!isLoaded(before)) return outcome(before);
  const state = copied(before, at, now);
  switch (report.type) {
    case 'state':
      return stateReported(withMedium(state, { state: report.state }), report.state, now);
    case 'rate':
      return rateReported(state, report.rate, now);
    case 'time':
      return timeReported(state, now);
    case 'rangeEnd':
      return phase.name === 'playing' && state.phase.medium.position >= rangeEnd(state) - 0.1
        ? reachEnd(state, now)
        : outcome(state);
    case 'autoplayBlocked':
      return waitForTap(state);
    default:
      return outcome(state);
  }
}

function copied(state: LoadedState, at: Place, now: number): LoadedState {
  const { medium, ...phase } = state.phase;
  const position = Number.isFinite(at.position) ? at.position : medium.position;
  const duration = Number.isFinite(at.duration) && at.duration > 0 ? at.duration : medium.duration;
  const stood = Math.abs(position - medium.moved.position) < 0.01;
  const moved = stood ? medium.moved : { position, at: now };
  const follows = withMedium(state, { position, duration, moved });
  if (stood || phase.name !== 'playing' || follows.phase.name !== 'playing') return follows;
  return { ...follows, phase: { ...follows.phase, stalled: false } };
}

type Loading = Extract<Phase, { name: 'loading' }>;

function ready(state: PlayerState, loading: Loading, rates: Rates, at: Place, now: number): Outcome {
  const { loadedFor, startAt, thenPlays } = loading;
  const position = Number.isFinite(at.position) ? at.position : 0;
  const medium: LoadedMedium = {
    state: 'ready',
    position,
    duration: Number.isFinite(at.duration) ? Math.max(0, at.duration) : 0,
    rates,
    readyAt: now,
    ratedAt: Number.NEGATIVE_INFINITY,
    loadedFor,
    seeking: null,
    moved: { position, at: now },
  };
  const loaded: LoadedState = { ...state, phase: { name: 'paused', medium, since: now, startAt: null } };
  const { start, end } = boundsOf(loaded);
  // A place outside of what there is starts over.
  const chosen = startAt < start || startAt >= end ? start : insideRange({ start, end }, startAt);
  const stands = standing(loaded, now, chosen);
  const started = thenPlays ? startPlaying(stands, now) : showStart(stands, chosen, now);
  return outcome(started.state, { do: 'setRate', rate: rateFor(loaded) }, ...started.effects);
}

/** Shows the place that was chosen while it loaded; a medium that would begin to play for it gets it with the first press. */
function showStart(state: LoadedState, startAt: number, now: number): Outcome {
  if (!isExact(state) || standsAt(state, startAt)) return outcome(state);
  return seekTo(standing(state, now), startAt, now);
}

function stateReported(state: LoadedState, reported: MediumState, now: number): Outcome {
  if (reported === 'playing') return startedByItself(state, now);
  if (state.phase.name !== 'playing') return outcome(state);
  if (reported === 'paused') return pausedByItself(state, state.phase.askedAt, now);
  return reported === 'ended' && !state.phase.medium.seeking ? reachEnd(state, now) : outcome(state);
}

function startedByItself(state: LoadedState, now: number): Outcome {
  const { phase } = state;
  const crossing = 'since' in phase && now - phase.since < timing.crossingMs;
  switch (phase.name) {
    case 'playing':
      return outcome(state);
    case 'countingIn':
      return outcome(state, { do: 'pause' });
    case 'waiting':
      return crossing ? outcome(state, { do: 'pause' }) : nextRepetition(state, now);
    default:
      return crossing ? outcome(state) : adopt(state, now);
  }
}

/** It plays although we did not ask: so be it, inside the range. */
function adopt(state: LoadedState, now: number): Outcome {
  const { start, end } = boundsOf(state);
  const { medium } = state.phase;
  if (medium.position < start - earlyLanding || medium.position >= end) return begin(state, now, start);
  return outcome(
    { ...state, phase: { name: 'playing', medium, askedAt: now, stalled: false, due: now + timing.watchMs } },
    rangeEffect(state),
  );
}

function pausedByItself(state: LoadedState, askedAt: number, now: number): Outcome {
  if (isExact(state) && state.phase.medium.position >= rangeEnd(state)) return reachEnd(state, now);
  return outcome(now - askedAt < timing.crossingMs ? state : standing(state, now));
}

/**
 * A medium falls back to its own rate after every change of source, and now and then in the middle: it is put back, unless
 * the person may have chosen it in a menu of its own. One that can't be put back is not asked again with each of its answers.
 */
function rateReported(state: LoadedState, rate: number, now: number): Outcome {
  const wanted = rateFor(state);
  if (rate === wanted) return outcome(state);
  const { readyAt, ratedAt } = state.phase.medium;
  const slipped = !sourceOf(state)?.can.ownMenu || now - readyAt < timing.startMs;
  if (!slipped) return outcome({ ...state, rate });
  if (now - ratedAt < timing.crossingMs) return outcome(state);
  return outcome(withMedium(state, { ratedAt: now }), { do: 'setRate', rate: wanted });
}

function timeReported(before: LoadedState, now: number): Outcome {
  const { phase } = before;
  const playsAgain =
    phase.name === 'paused' && phase.medium.state === 'playing' && now - phase.since > timing.crossingMs;
  if (playsAgain) return adopt(before, now);
  if (phase.name !== 'playing') return outcome(before);
  const state = hasLanded(before) ? withMedium(before, { seeking: null }) : before;
  const { seeking, position } = state.phase.medium;
  if (seeking) return outcome(state);
  if (position >= rangeEnd(state)) return reachEnd(state, now);
  const { start } = boundsOf(state);
  return position < start - earlyLanding ? seekTo(state, start, now) : outcome(state);
}

function hasLanded(state: LoadedState): boolean {
  const { seeking, position } = state.phase.medium;
  if (!seeking) return true;
  const { start, end } = boundsOf(state);
  const off = position - seeking.to;
  return off >= -earlyLanding && off <= Math.min(landing, (end - start) / 2);
}
