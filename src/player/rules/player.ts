// The player's pure core: (state, event, now) -> state and effects, without a clock, the DOM or a medium. It
// keeps three invariants (player.property.test.ts): the player is never stuck, never plays outside of its range,
// and never loops after it was stopped.

import { withAttempt, withBegun } from './attempt.ts';
import { expireAnswerable, reportAnswer } from './danced.ts';
import { rateFor, showNothing } from './enter-phase.ts';
import { drillLoop, itemLoop, neighbourSegment, segmentLoop, segmentsIn } from './loops.ts';
import { followMedium } from './medium-report.ts';
import { nextSource, open, preferredSource } from './opening.ts';
import { andThen, type Outcome, outcome } from './outcome.ts';
import { rulesOf } from './phases.ts';
import type { PlayerEvent } from './player-event.ts';
import {
  boundsOf,
  chosenRate,
  dueOf,
  isActive,
  isLoaded,
  isPaced,
  type PlayerState,
  placeOf,
  sourceOf,
  stepRange,
} from './player-state.ts';
import { changeLoop, clearLoop, nudgeEnd, playLoop, setEnd, stopLoop } from './practice-loop.ts';
import { insideRange } from './range.ts';
import { settle } from './range-end.ts';
import { segmentAt } from './segments.ts';
import { nextSide, shownSide } from './side.ts';
import { fineRate, isListedRate, neighbourRate } from './speed.ts';

/** Seconds of one frame (of 30 a second). */
const frameSeconds = 1 / 30;

/**
 * Takes one event at `now` (milliseconds of a steady clock). An unknown item or rate changes nothing, and a place
 * outside of the bounds (`boundsOf`) is moved into them. No event throws.
 */
export function reduce(state: PlayerState, event: PlayerEvent, now: number): Outcome {
  const acted = act(state, event, now);
  // An opened step has its own speed. After any other event that ends a drill or a ramp, the chosen speed returns.
  const left =
    event.type !== 'open' && isPaced(state) && !isPaced(acted.state) && acted.state.rate === state.rate;
  const after = left ? andThen(acted, (free) => applyRate(free, chosenRate(state), now)) : acted;
  return outcome(expireAnswerable(withBegun(withAttempt(after))), ...after.effects);
}

function act(state: PlayerState, event: PlayerEvent, now: number): Outcome {
  switch (event.type) {
    case 'open':
      return open(state, event, now);
    case 'close':
      return outcome(showNothing(state), { do: 'unload' });
    case 'play':
      return rulesOf(state).play(state, now);
    case 'pause':
      return rulesOf(state).pause(state, now);
    case 'toggle':
      return rulesOf(state)[isActive(state) ? 'pause' : 'play'](state, now);
    case 'restart':
      return rulesOf(state).playFrom(state, boundsOf(state).start, now);
    case 'seek':
      return seek(state, event.to, now);
    case 'seekShare': {
      const { start, end } = stepRange(state);
      return seek(state, start + (end - start) * event.share, now);
    }
    case 'skip':
      return seek(state, placeOf(state) + event.by, now);
    case 'frame':
      if (state.phase.name === 'playing') return outcome(state);
      return seek(state, placeOf(state) + event.direction * frameSeconds, now);
    case 'setRate':
      return setRate(state, event.rate, now);
    case 'stepRate':
      return setRate(state, neighbourRate(state.rate, event.direction), now);
    case 'fineRate':
      return applyRate(state, fineRate(state.rate, event.steps), now);
    case 'toggleLoop':
      return toggleLoop(state, now);
    case 'toggleDelay':
      return withSettings(state, { delayEnabled: !state.settings.delayEnabled });
    case 'loopItem':
      return playLoop(state, itemLoop(state, event.id), now);
    case 'loopSegment':
      return playLoop(state, segmentLoop(state, event.index), now);
    case 'loopNextSegment':
      return playLoop(state, neighbourSegment(state, event.direction), now);
    case 'drill':
      return playLoop(state, drillLoop(state, event.drills, 0), now);
    case 'danceTake':
      return playLoop(state, { kind: 'take', range: event.range }, now);
    case 'watch':
      return outcome({ ...state, watching: event.watching });
    case 'stopLoop':
      return stopLoop(state, now);
    case 'clearLoop':
      return clearLoop(state, now);
    case 'setEnd':
      return setEnd(state, event.end, event.at, now);
    case 'nudgeEnd':
      return nudgeEnd(state, event.end, event.direction, now);
    case 'changeLoop':
      return changeLoop(state, event.how, now);
    case 'answer':
      return andThen(reportAnswer(state, event.answer), (next) => settle(next, event.answer));
    case 'changeSettings':
      return andThen(withSettings(state, event.settings), (next) =>
        event.settings.dancerFirst === undefined ? outcome(next) : preferredSource(next, now),
      );
    case 'toggleSetting':
      return withSettings(state, { [event.setting]: !state.settings[event.setting] });
    case 'nextSide':
      return turn(state);
    case 'neighbour':
      return goToNeighbour(state, event.direction, now);
    case 'nextSource':
      return state.scene?.sources[state.source + 1] ? nextSource(state, now) : outcome(state);
    case 'tick':
      return isDue(state, now) ? rulesOf(state).due(state, now) : outcome(state);
    case 'medium':
      return followMedium(state, event.report, event, now);
  }
}

function isDue(state: PlayerState, now: number): boolean {
  const due = dueOf(state);
  return due !== null && now >= due;
}

function seek(state: PlayerState, to: number, now: number): Outcome {
  return rulesOf(state).seek(state, insideRange(boundsOf(state), to), now);
}

function setRate(state: PlayerState, rate: number, now: number): Outcome {
  if (!isListedRate(rate) || rate === state.rate) return outcome(state);
  const saved = withSettings(state, { playbackRate: rate });
  saved.effects.push({ do: 'toast', about: 'speedSet', rate });
  return andThen(saved, (next) => applyRate(next, rate, now));
}

/** Changes the speed, never the position or the saved speed. A count-in begins again at the new speed. */
function applyRate(state: PlayerState, rate: number, now: number): Outcome {
  const changed = { ...state, rate };
  if (!isLoaded(changed)) return outcome(changed);
  const applied = outcome(changed, { do: 'setRate', rate: rateFor(changed) });
  return rate === state.rate ? applied : andThen(applied, (next) => rulesOf(next).rateChanged(next, now));
}

/** Turns Loop ON or OFF. While a loop is practised with Loop OFF, the switch stops that loop. */
function toggleLoop(state: PlayerState, now: number): Outcome {
  if (state.practice && !state.settings.loopEnabled) return stopLoop(state, now);
  const loopEnabled = !state.settings.loopEnabled;
  const saved = withSettings(state, { loopEnabled });
  saved.effects.push({ do: 'toast', about: loopEnabled ? 'loopEnabled' : 'loopDisabled' });
  if (loopEnabled) return saved;
  return andThen(saved, (next) => (next.practice ? stopLoop(next, now) : rulesOf(next).loopOff(next, now)));
}

function turn(state: PlayerState): Outcome {
  const can = sourceOf(state)?.can;
  if (!can || can.sides.length < 2) return outcome(state);
  return withSettings(state, { side: nextSide(shownSide(state.settings, can), can), sideChosen: true });
}

function goToNeighbour(state: PlayerState, direction: 1 | -1, now: number): Outcome {
  if (state.practice) return playLoop(state, neighbourSegment(state, direction), now);
  const segments = segmentsIn(state);
  const there = segments[Math.max(0, segmentAt(segments, placeOf(state)) + direction)];
  return there ? seek(state, there.start, now) : outcome(state);
}

function withSettings(state: PlayerState, changes: Partial<PlayerState['settings']>): Outcome {
  const settings = { ...state.settings, ...changes };
  return outcome({ ...state, settings }, { do: 'saveSettings', changes });
}
