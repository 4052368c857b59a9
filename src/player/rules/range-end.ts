// Goes on at the end of a range (specification, section 4). A practised loop repeats until it was danced often enough
// or the learner stops it. A segment, an item or a drill always repeats after a pause of three seconds, any other range
// only if the learner has switched the pause on. Without a practised loop the whole step repeats when Loop is on; else
// the next part follows, or nothing.

import { reportDanced } from './danced.ts';
import { end, rateFor, seekTo, standing, startOver, waitAtStart } from './enter-phase.ts';
import { followingLoop } from './loops.ts';
import { andThen, type Outcome, outcome } from './outcome.ts';
import { backInStep, boundsOf, chosenRate, type LoadedState, type PlayerState } from './player-state.ts';
import {
  type Answer,
  answered,
  asksForAnswer,
  danced,
  firstRate,
  isEnough,
  newPractice,
  type Practice,
} from './practice.ts';
import { timing } from './timing.ts';

/** Goes on after the medium has reached the end of the range. */
export function reachEnd(state: LoadedState, now: number): Outcome {
  const { state: reported, effects } = reportDanced(state);
  const rest = afterEnd(reported, now);
  return outcome(rest.state, ...effects, ...rest.effects);
}

function afterEnd(state: LoadedState, now: number): Outcome {
  if (!state.practice)
    return state.settings.loopEnabled && state.scene?.repeats ? repeat(state, now) : finish(state, now);
  const practice = danced(state.practice);
  const counted = { ...state, practice };
  return isEnough({ practice, rate: state.rate }, state.settings)
    ? follow(counted, now)
    : repeat(counted, now);
}

/** Starts the next repetition, because the pause is over or was skipped. */
export function nextRepetition(state: LoadedState, now: number): Outcome {
  const settled = settle(state, 'clean');
  const rest = startOver(settled.state, now);
  return outcome(rest.state, ...settled.effects, ...rest.effects);
}

/** Takes `answer` for the newest repetition if the learner has not answered, because the ramp needs an answer. */
export function settle<State extends PlayerState>(state: State, answer: Answer) {
  const { practice, rate, settings } = state;
  if (!practice || !asksForAnswer(practice)) return { state, effects: [] };
  const after = answered({ practice, rate }, answer, settings);
  return atPace(state, after.practice, after.rate);
}

/** The state with this practice at this rate, and the effect that sets a new rate on the medium. */
export function atPace<State extends PlayerState>(state: State, practice: Practice, rate: number) {
  const changed: State = { ...state, practice, rate };
  const effects = rate === state.rate ? [] : [{ do: 'setRate' as const, rate: rateFor(changed) }];
  return { state: changed, effects };
}

function repeat(state: LoadedState, now: number): Outcome {
  const kind = state.practice?.loop.kind;
  const pauses = kind === 'item' || kind === 'segment' || kind === 'drill' || state.settings.delayEnabled;
  return pauses ? waitAtStart(state, now) : nextRepetition(state, now);
}

/** Goes on after a loop was danced often enough: the next loop follows, or the practice is over. */
function follow(state: LoadedState, now: number): Outcome {
  const drills = state.practice?.loop.kind === 'drill';
  const loop = drills || state.settings.goOn ? followingLoop(state) : null;
  if (loop) {
    const next = atPace(state, newPractice(loop), firstRate(loop, chosenRate(state), state.settings));
    return andThen(next, () => waitAtStart(next.state, now));
  }
  const placed = seekTo(standing(state, now), backInStep(state, boundsOf(state).start), now);
  return outcome({ ...placed.state, practice: null }, { do: 'pause' }, ...placed.effects);
}

function finish(state: LoadedState, now: number): Outcome {
  const advances = state.scene?.advances === true && state.settings.autoAdvance;
  const ended = end(state, advances ? now + timing.advanceMs : null, now);
  return outcome(ended.state, ...ended.effects, { do: 'finished' });
}
