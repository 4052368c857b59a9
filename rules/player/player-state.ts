// What the player knows, what can happen to it and what it asks for in return. Only plain values: the core (player.ts)
// turns (state, event, now) into the next state and effects; the web carries the effects out and reports back.
// Positions are seconds of the medium's own timeline; `now`, `at` and `due` are milliseconds of one steady clock.

import type { Range } from './range.ts';
import { clipRange } from './range.ts';
import type { MediumSource, Scene, Timeline } from './scene.ts';
import { timelineOf } from './scene.ts';
import type { PlayerExtras, PlayerSettings } from './settings.ts';

export type Phase =
  /** No scene. */
  | 'empty'
  /** Nothing loaded: a poster waits for the press, so that no third party is asked before it. */
  | 'poster'
  | 'loading'
  | 'paused'
  /** Beats are counted; playing starts at `due`. */
  | 'counting_in'
  /** Asked to play; the medium may still be buffering. */
  | 'playing'
  /** Between two repetitions; the next starts at `due`. */
  | 'waiting'
  /** The browser wants a tap first. */
  | 'blocked'
  /** At the end of the range; with a `due` the next part follows. */
  | 'ended'
  /** Every source failed, the dancer too. */
  | 'unplayable';

export type Loop =
  | { kind: 'item'; id: string; range: Range }
  | { kind: 'segment'; index: number; range: Range }
  | { kind: 'ab'; range: Range };

export type MediumState = 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'ended' | 'failed';

export type Answer = 'clean' | 'again';

export type PlayerState = {
  phase: Phase;
  scene: Scene | null;
  /** Index of the source in use among the scene's. */
  source: number;
  /** Key of the source that is loaded or loading. */
  loaded: string | null;
  /** Copied from the medium's reports, never guessed. */
  medium: {
    state: MediumState;
    position: number;
    duration: number;
    exact: boolean;
    rates: 'any' | readonly number[];
  };
  /** Where playing starts the first time: resumed, shared or chosen before anything was loaded. */
  start_at: number | null;
  /** What loading or an answer to it is for. */
  wants_play: boolean;
  loop: Loop | null;
  /** A was set and B not yet. */
  mark_a: number | null;
  rate: number;
  settings: PlayerSettings;
  extras: PlayerExtras;
  /** Repetitions danced of the current practice loop. */
  repetitions: number;
  clean: number;
  again: number;
  answer: Answer | null;
  /** When the current phase ends by itself, or is looked at again; null: only an event changes it. */
  due: number | null;
  /** A seek on a medium that lands late: it is believed only once the position comes near. */
  seeking: { to: number; since: number; tries: number } | null;
  commanded_at: number;
  paused_at: number;
  loaded_at: number;
  moved: { position: number; at: number };
  /** Nothing has moved for a while though it should: a slow network, or an advertisement. */
  stalled: boolean;
  failure_told: boolean;
};

export type MediumReport =
  | { type: 'ready'; exact: boolean; rates: 'any' | readonly number[] }
  | { type: 'state'; state: MediumState }
  | { type: 'rate'; rate: number }
  | { type: 'time' }
  | { type: 'range_end' }
  | { type: 'autoplay_blocked' }
  | { type: 'failed'; code: string; configuration: boolean };

export type PlayerEvent =
  | { type: 'open'; scene: Scene; start_at: number | null; loop: Loop | null; play: boolean; rate?: number }
  | { type: 'close' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'toggle' }
  | { type: 'restart' }
  | { type: 'seek'; to: number }
  | { type: 'skip'; by: number }
  | { type: 'set_rate'; rate: number }
  | { type: 'step_rate'; direction: 1 | -1 }
  | { type: 'fine_rate'; steps: number }
  | { type: 'toggle_loop' }
  | { type: 'toggle_delay' }
  | { type: 'loop_item'; id: string }
  | { type: 'loop_segment'; index: number }
  | { type: 'stop_loop' }
  | { type: 'clear_loop' }
  | { type: 'set_end'; end: 'a' | 'b'; at?: number }
  | { type: 'nudge_end'; end: 'a' | 'b'; direction: 1 | -1 }
  | { type: 'change_loop'; how: 'halve' | 'double' | 'earlier' | 'later' }
  | { type: 'answer'; answer: Answer }
  | { type: 'set_extras'; extras: Partial<PlayerExtras> }
  | { type: 'next_source' }
  | { type: 'tick' }
  | { type: 'medium'; report: MediumReport; position: number; duration: number };

export type Effect =
  | { do: 'load'; source: MediumSource; start: number; rate: number }
  | { do: 'unload' }
  | { do: 'play' }
  | { do: 'pause' }
  | { do: 'seek'; to: number }
  | { do: 'set_rate'; rate: number }
  | { do: 'set_range'; range: Range | null }
  | { do: 'count_in'; beats: number; rate: number }
  | { do: 'stop_count_in' }
  | { do: 'save_settings'; settings: PlayerSettings }
  | { do: 'save_extras'; extras: PlayerExtras }
  | { do: 'toast'; about: 'loop_enabled' | 'loop_disabled' | 'no_videos' | 'unable_to_load' }
  | { do: 'toast'; about: 'speed'; rate: number }
  | { do: 'advance' }
  | { do: 'finished' }
  | { do: 'log'; code: string; configuration: boolean };

export type Turn = { state: PlayerState; effects: Effect[] };

const noMedium: PlayerState['medium'] = {
  state: 'loading',
  position: 0,
  duration: 0,
  exact: false,
  rates: 'any',
};

/** A player with nothing to play, on the device's settings. */
export function emptyPlayer(settings: PlayerSettings, extras: PlayerExtras): PlayerState {
  return {
    phase: 'empty',
    scene: null,
    source: 0,
    loaded: null,
    medium: noMedium,
    start_at: null,
    wants_play: false,
    loop: null,
    mark_a: null,
    rate: settings.playbackRate,
    settings,
    extras,
    repetitions: 0,
    clean: 0,
    again: 0,
    answer: null,
    due: null,
    seeking: null,
    commanded_at: 0,
    paused_at: 0,
    loaded_at: 0,
    moved: { position: 0, at: 0 },
    stalled: false,
    failure_told: false,
  };
}

/** The medium as it is before it reported anything. */
export function unknownMedium(): PlayerState['medium'] {
  return noMedium;
}

/** The source in use. */
export function sourceOf(state: PlayerState): MediumSource | null {
  return state.scene?.sources[state.source] ?? null;
}

/** The clock that the source in use runs on. */
export function timelineIn(state: PlayerState): Timeline {
  const source = sourceOf(state);
  return source ? timelineOf(source) : 'video';
}

/** The whole step on the current timeline, as far as the medium has it. */
export function stepRange(state: PlayerState): Range {
  if (!state.scene) return { start: 0, end: 0 };
  return clipRange(state.scene[timelineIn(state)], state.medium.duration);
}

/** What may be seen now: the loop, or the whole step. */
export function boundsOf(state: PlayerState): Range {
  return state.loop ? clipRange(state.loop.range, state.medium.duration) : stepRange(state);
}

/** Where the person stands (seconds): the medium's position, or where it is going to start while it is not there yet. */
export function placeOf(state: PlayerState): number {
  const there = state.loaded !== null && state.phase !== 'loading';
  return there ? state.medium.position : (state.start_at ?? boundsOf(state).start);
}

/** True while something runs or is about to run by itself: a press on pause stops it. */
export function isActive(state: PlayerState): boolean {
  if (state.phase === 'loading') return state.wants_play;
  return state.phase === 'playing' || state.phase === 'waiting' || state.phase === 'counting_in';
}
