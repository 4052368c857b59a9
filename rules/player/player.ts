// The player's pure core: (state, event, now) -> state and effects. No clock, no DOM, no medium.
// Invariants (player.property.test.ts): never stuck, never outside its range, never looping once stopped.

import { restart } from './end-of-range.ts';
import { nextSource, open } from './media-order.ts';
import {
  boundsOf,
  isActive,
  type PlayerEvent,
  type PlayerState,
  placeOf,
  type Turn,
} from './player-state.ts';
import { begin, pausePlaying, rateFor, seekTo, startPlaying } from './playing.ts';
import { changeLoop, clearLoop, nudgeEnd, playLoop, setEnd, stopLoop } from './practice.ts';
import { insideRange } from './range.ts';
import { itemLoop, segmentLoop, settle } from './repetitions.ts';
import { report } from './reports.ts';
import { fineRate, isStoredRate, neighbourRate } from './speed.ts';
import { andThen, stay, turn } from './turn.ts';
import { tick } from './watch.ts';

/**
 * One event at `now` (milliseconds of a steady clock). Unknown items, rates and places outside of the step change
 * nothing or are moved inside; no event throws.
 */
export function step(state: PlayerState, event: PlayerEvent, now: number): Turn {
  switch (event.type) {
    case 'open':
      return open(state, event, now);
    case 'close':
      return turn(
        state,
        { phase: 'empty', scene: null, loaded: null, loop: null, due: null },
        { do: 'unload' },
      );
    case 'play':
      return play(state, now);
    case 'pause':
      return pausePlaying(state, now);
    case 'toggle':
      return isActive(state) ? pausePlaying(state, now) : play(state, now);
    case 'restart':
      return startPlaying(state, now, boundsOf(state).start);
    case 'seek':
      return seek(state, event.to, now);
    case 'skip':
      return seek(state, placeOf(state) + event.by, now);
    case 'set_rate':
      return setRate(state, event.rate);
    case 'step_rate':
      return setRate(state, neighbourRate(state.rate, event.direction));
    case 'fine_rate':
      return applyRate(state, fineRate(state.rate, event.steps));
    case 'toggle_loop':
      return toggleLoop(state, now);
    case 'toggle_delay':
      return saved(state, { delayEnabled: !state.settings.delayEnabled });
    case 'loop_item':
      return playLoop(state, itemLoop(state, event.id), now);
    case 'loop_segment':
      return playLoop(state, segmentLoop(state, event.index), now);
    case 'stop_loop':
      return stopLoop(state, now);
    case 'clear_loop':
      return clearLoop(state, now);
    case 'set_end':
      return setEnd(state, event.end, event.at, now);
    case 'nudge_end':
      return nudgeEnd(state, event.end, event.direction, now);
    case 'change_loop':
      return changeLoop(state, event.how, now);
    case 'answer':
      return state.loop && state.repetitions > 0 && state.answer === null
        ? settle(state, event.answer)
        : stay(state);
    case 'set_extras': {
      const extras = { ...state.extras, ...event.extras };
      return turn(state, { extras }, { do: 'save_extras', extras });
    }
    case 'next_source':
      return state.scene && state.source < state.scene.sources.length - 1
        ? nextSource(state, now)
        : stay(state);
    case 'tick':
      return tick(state, now);
    case 'medium':
      return report(state, event.report, event, now);
  }
}

function play(state: PlayerState, now: number): Turn {
  if (state.phase === 'unplayable' && state.scene) {
    return open(state, { scene: state.scene, start_at: null, loop: state.loop, play: true }, now);
  }
  if (state.phase === 'waiting') return restart(state, now);
  if (state.phase === 'playing' || state.phase === 'counting_in') return stay(state);
  return startPlaying(state, now, state.phase === 'blocked' ? boundsOf(state).start : null);
}

function seek(state: PlayerState, to: number, now: number): Turn {
  const at = insideRange(boundsOf(state), to);
  switch (state.phase) {
    case 'empty':
    case 'unplayable':
      return stay(state);
    case 'poster':
    case 'loading':
      return turn(state, { start_at: at });
    case 'waiting':
    case 'counting_in':
      return andThen(turn(state, {}, { do: 'stop_count_in' }), (next) => begin(next, now, at));
    case 'ended':
      return seekTo({ ...state, phase: 'paused', due: null, start_at: null }, at, now);
    default:
      return seekTo({ ...state, start_at: null }, at, now);
  }
}

function setRate(state: PlayerState, rate: number): Turn {
  if (!isStoredRate(rate) || rate === state.rate) return stay(state);
  const set = saved(state, { playbackRate: rate });
  return andThen(applyRate(set.state, rate), (next) => ({
    state: next,
    effects: [...set.effects, { do: 'toast', about: 'speed', rate }],
  }));
}

/** Never changes the position; the saved speed stays what was chosen last. */
function applyRate(state: PlayerState, rate: number): Turn {
  const changed = { ...state, rate };
  if (state.loaded === null) return stay(changed);
  return turn(changed, {}, { do: 'set_rate', rate: rateFor(changed) });
}

function toggleLoop(state: PlayerState, now: number): Turn {
  const loopEnabled = !state.settings.loopEnabled;
  const set = saved(state, { loopEnabled });
  set.effects.push({ do: 'toast', about: loopEnabled ? 'loop_enabled' : 'loop_disabled' });
  const cancels = !loopEnabled && state.loop === null && state.phase === 'waiting';
  return cancels ? andThen(set, (next) => pausePlaying(next, now)) : set;
}

function saved(state: PlayerState, changes: Partial<PlayerState['settings']>): Turn {
  const settings = { ...state.settings, ...changes };
  return turn(state, { settings }, { do: 'save_settings', settings });
}
