// The answer of each phase to each event (specification, section 4). Each phase has a row, which names only
// what differs from the row that it is built on. An event that is in neither row changes nothing.
// enter-phase.ts says how a phase begins.

import {
  adopt,
  begin,
  load,
  paused,
  rangeEffect,
  rangeEnd,
  rateFor,
  seekTo,
  standing,
  standsAt,
  startFrom,
  waitForTap,
} from './enter-phase.ts';
import type { Rates } from './medium-source.ts';
import { fail, open } from './opening.ts';
import { type Outcome, outcome } from './outcome.ts';
import {
  boundsOf,
  type In,
  isExact,
  type LoadedMedium,
  type LoadedState,
  type Phase,
  type PlayerState,
} from './player-state.ts';
import { insideRange, type Range } from './range.ts';
import { nextRepetition, reachEnd } from './range-end.ts';
import { timing } from './timing.ts';
import { lookAfter, stayInside } from './while-playing.ts';

type Place = { position: number; duration: number };
type Failure = { code: string; configuration: boolean };

/** The events that phases answer differently. Places are seconds inside the bounds. */
type Rules<State> = {
  /** Play was pressed. */
  play(state: State, now: number): Outcome;
  /** Playing is to start at this place: 'Play this Segment', or restart. */
  playFrom(state: State, from: number, now: number): Outcome;
  pause(state: State, now: number): Outcome;
  seek(state: State, to: number, now: number): Outcome;
  /** The phase's time (`due`) is over. Ticks may come late, twice or without need. */
  due(state: State, now: number): Outcome;
  /** Another range is practised from now on. */
  loopChanged(state: State, range: Range, now: number): Outcome;
  /** The loop was removed; a playing medium plays on. */
  loopCleared(state: State, now: number): Outcome;
  /** The learner has switched Loop off while the whole step repeats. */
  loopOff(state: State, now: number): Outcome;
  rateChanged(state: State, now: number): Outcome;
  /** The medium is loaded. */
  ready(state: State, rates: Rates, at: Place, now: number): Outcome;
  failed(state: State, failure: Failure, now: number): Outcome;
  /** The medium plays: the player asked it to, or it started by itself. */
  played(state: State, now: number): Outcome;
  /** The medium is paused: the player asked it to, or it stopped by itself. */
  stopped(state: State, now: number): Outcome;
  /** The medium is at its own end. */
  ranOut(state: State, now: number): Outcome;
  /** The medium has stopped by itself at the end of the range. */
  rangeEnded(state: State, now: number): Outcome;
  /** The medium's position may have changed. */
  moved(state: State, now: number): Outcome;
  /** The browser did not let the medium play. */
  refused(state: State, now: number): Outcome;
};

type Name = Phase['name'];

const stay = (state: PlayerState) => outcome(state);

const unchanged: Rules<PlayerState> = {
  play: stay,
  playFrom: stay,
  pause: stay,
  seek: stay,
  due: stay,
  loopChanged: stay,
  loopCleared: stay,
  loopOff: stay,
  rateChanged: stay,
  ready: stay,
  failed: stay,
  played: stay,
  stopped: stay,
  ranOut: stay,
  rangeEnded: stay,
  moved: stay,
  refused: stay,
};

/** Before a medium is loaded, a chosen place is kept for its start. */
const notYetLoaded: Rules<In<'poster' | 'loading'>> = {
  ...unchanged,
  seek: startAt,
  loopChanged: (state, { start }) => startAt(state, start),
};

const loaded: Rules<LoadedState> = {
  ...unchanged,
  play: (state, now) => startFrom(state, state.phase.medium.position, now),
  playFrom: startFrom,
  pause: (state, now) => outcome(standing(state, now), { do: 'pause' }),
  seek: seekTo,
  loopChanged: (state, range, now) => {
    if (!isOutside(state, range)) return outcome(state, rangeEffect(state));
    const placed = seekTo(state, range.start, now);
    return outcome(placed.state, rangeEffect(state), ...placed.effects);
  },
  failed,
  played: adopt,
};

/**
 * The medium is loaded and does not play. A report that the medium plays may have been made before it stopped.
 */
const stopped: Rules<In<'paused' | 'ended'>> = {
  ...loaded,
  seek: (state, to, now) => seekTo(standing(state, state.phase.since), to, now),
  played: (state, now) => (mayBeOlder(state, now) ? outcome(state) : adopt(state, now)),
};

/** The count-in, or the pause before a repetition: the dance starts at `due`, and a seek starts it at once. */
const beforeStart: Rules<In<'countingIn' | 'waiting'>> = {
  ...loaded,
  seek: (state, to, now) => {
    const begun = begin(state, now, to);
    return outcome(begun.state, { do: 'stopCountIn' }, ...begun.effects);
  },
  loopChanged: (state) => outcome(state, rangeEffect(state)),
};

const phases: { [N in Name]: Rules<In<N>> } = {
  empty: unchanged,

  poster: {
    ...notYetLoaded,
    play: (state, now) => load(state, now, state.phase.startAt, true),
    playFrom: (state, from, now) => load(state, now, from, true),
  },

  loading: {
    ...notYetLoaded,
    play: (state) => thenPlays(state, true),
    playFrom: (state, from) => thenPlays({ ...state, phase: { ...state.phase, startAt: from } }, true),
    pause: (state) => thenPlays(state, false),
    due: (state, now) => fail(state, 'not ready in time', false, now),
    ready,
    failed,
  },

  unplayable: {
    ...unchanged,
    play: (state, now) => {
      const { scene, practice } = state;
      return scene
        ? open(state, { scene, startAt: null, loop: practice?.loop ?? null, play: true }, now)
        : outcome(state);
    },
  },

  paused: {
    ...stopped,
    play: (state, now) => startFrom(state, state.phase.startAt ?? state.phase.medium.position, now),
    pause: (state, now) => outcome(standing(state, now, state.phase.startAt), { do: 'pause' }),
    moved: (state, now) => {
      const { medium, since } = state.phase;
      const playsAgain = medium.state === 'playing' && now - since > timing.crossingMs;
      return playsAgain ? adopt(state, now) : outcome(state);
    },
  },

  countingIn: {
    ...beforeStart,
    play: stay,
    pause: stopCounting,
    due: (state, now) => begin(state, now, boundsOf(state).start),
    loopCleared: stopCounting,
    // The count-in begins again at the new speed.
    rateChanged: (state, now) => startFrom(state, boundsOf(state).start, now),
    played: (state) => outcome(state, { do: 'pause' }),
  },

  playing: {
    ...loaded,
    play: stay,
    due: lookAfter,
    loopChanged: (state, range, now) =>
      isOutside(state, range) ? begin(state, now, range.start) : outcome(state, rangeEffect(state)),
    played: stay,
    stopped: (state, now) => {
      if (isExact(state) && state.phase.medium.position >= rangeEnd(state)) return reachEnd(state, now);
      return outcome(now - state.phase.askedAt < timing.crossingMs ? state : standing(state, now));
    },
    ranOut: (state, now) => (state.phase.medium.seeking ? outcome(state) : reachEnd(state, now)),
    rangeEnded: (state, now) =>
      state.phase.medium.position >= rangeEnd(state) - 0.1 ? reachEnd(state, now) : outcome(state),
    moved: stayInside,
    refused: waitForTap,
  },

  // The pause before a repetition: 'Looping in 3 seconds...'
  waiting: {
    ...beforeStart,
    play: nextRepetition,
    due: nextRepetition,
    loopCleared: loaded.pause,
    loopOff: loaded.pause,
    played: (state, now) =>
      mayBeOlder(state, now) ? outcome(state, { do: 'pause' }) : nextRepetition(state, now),
  },

  blocked: { ...loaded, play: (state, now) => startFrom(state, boundsOf(state).start, now) },

  ended: {
    ...stopped,
    due: (state) => outcome({ ...state, phase: { ...state.phase, due: null } }, { do: 'advance' }),
  },
};

/** The answers of this state's phase to each event. */
export function rulesOf(state: PlayerState): Rules<PlayerState> {
  return phases[state.phase.name];
}

function startAt(state: In<'poster' | 'loading'>, place: number): Outcome {
  return outcome({ ...state, phase: { ...state.phase, startAt: place } });
}

function thenPlays(state: In<'loading'>, plays: boolean): Outcome {
  return outcome({ ...state, phase: { ...state.phase, thenPlays: plays } });
}

function failed(state: PlayerState, { code, configuration }: Failure, now: number): Outcome {
  return fail(state, code, configuration, now);
}

function stopCounting(state: LoadedState, now: number): Outcome {
  return outcome(standing(state, now), { do: 'pause' }, { do: 'stopCountIn' });
}

/** Whether a report may have been made before the phase began. */
function mayBeOlder({ phase }: In<'paused' | 'waiting' | 'ended'>, now: number): boolean {
  return now - phase.since < timing.crossingMs;
}

function isOutside({ phase }: LoadedState, { start, end }: Range): boolean {
  return phase.medium.position < start || phase.medium.position >= end;
}

function ready(state: In<'loading'>, rates: Rates, at: Place, now: number): Outcome {
  const { loadedFor, startAt, thenPlays } = state.phase;
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
  const stands = paused(state, medium, now);
  const { start, end } = boundsOf(stands);
  // A place outside of the range becomes the range's start.
  const chosen = startAt < start || startAt >= end ? start : insideRange({ start, end }, startAt);
  const started = thenPlays ? startFrom(stands, chosen, now) : showStart(stands, chosen, now);
  return outcome(started.state, { do: 'setRate', rate: rateFor(stands) }, ...started.effects);
}

/**
 * Shows the place that was chosen while the medium loaded. Where a seek would make the medium play, the seek
 * waits for the first press.
 */
function showStart(state: LoadedState, chosen: number, now: number): Outcome {
  if (!isExact(state) || standsAt(state, chosen)) return outcome(standing(state, now, chosen));
  return seekTo(state, chosen, now);
}
