// Follows the medium's reports, because the learner may have pressed the medium's own button, or the headset's. A
// report that was made before the player's last command and arrives after it is not followed.

import { rateFor } from './enter-phase.ts';
import { type Outcome, outcome } from './outcome.ts';
import { rulesOf } from './phases.ts';
import type { MediumReport, MediumState } from './player-event.ts';
import { isLoaded, type LoadedState, type PlayerState, sourceOf, withMedium } from './player-state.ts';
import { timing } from './timing.ts';

/** The medium's position and duration at a report, in seconds. Values that are not numbers are ignored. */
type Place = { position: number; duration: number };

/** Returns the outcome of a report of the medium in use. */
export function followMedium(before: PlayerState, report: MediumReport, at: Place, now: number): Outcome {
  if (report.type === 'failed') return rulesOf(before).failed(before, report, now);
  if (report.type === 'ready') return rulesOf(before).ready(before, report.rates, at, now);
  if (!isLoaded(before)) return outcome(before);
  const state = copied(before, at, now);
  switch (report.type) {
    case 'state':
      return stateReported(withMedium(state, { state: report.state }), report.state, now);
    case 'rate':
      return rateReported(state, report.rate, now);
    case 'time':
      return rulesOf(state).moved(state, now);
    case 'rangeEnd':
      return rulesOf(state).rangeEnded(state, now);
    case 'autoplayBlocked':
      return rulesOf(state).refused(state, now);
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

function stateReported(state: LoadedState, reported: MediumState, now: number): Outcome {
  const rules = rulesOf(state);
  if (reported === 'playing') return rules.played(state, now);
  if (reported === 'paused') return rules.stopped(state, now);
  return reported === 'ended' ? rules.ranOut(state, now) : outcome(state);
}

/**
 * A medium may fall back to its own rate after a change of source, and sometimes while it plays. The player sets
 * the chosen rate again, unless the person may have used the medium's own menu. A medium that keeps its own rate
 * is asked again only after `crossingMs`, not after each report.
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
