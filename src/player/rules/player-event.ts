// The player's events, and the effects that follow them. Positions are seconds of the medium's own timeline.

import type { Drill } from '#player/rules/drills.ts';
import type { Repetition } from '#player/rules/repetition.ts';
import type { Scene } from '#player/rules/scene.ts';
import type { MediumSource, Rates } from './medium-source.ts';
import type { Answer, Loop } from './practice.ts';
import type { Range } from './range.ts';
import type { PlayerSettings } from './settings.ts';

export type MediumState = 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'ended' | 'failed';

/** A report of a medium. */
export type MediumReport =
  /** The medium is loaded; `rates` are those that it can play. */
  | { type: 'ready'; rates: Rates }
  | { type: 'state'; state: MediumState }
  | { type: 'rate'; rate: number }
  /** Position or duration may have changed. A playing medium reports this at least once every 100 ms. */
  | { type: 'time' }
  /** An exact medium has stopped by itself at the end of its range. */
  | { type: 'rangeEnd' }
  | { type: 'autoplayBlocked' }
  /** The medium can't be used any more. `code` is the service's own number or name, for the log. */
  | { type: 'failed'; code: string; configuration: boolean };

export type Opening = {
  scene: Scene;
  /** The second to start at; null for the start of the range. */
  startAt: number | null;
  loop: Loop | null;
  play: boolean;
  rate?: number;
};

/** Everything that people, the clock and the medium can do to the player. */
export type PlayerEvent =
  | ({ type: 'open' } & Opening)
  | { type: 'close' }
  | { type: 'play' }
  | { type: 'pause' }
  | { type: 'toggle' }
  | { type: 'restart' }
  | { type: 'seek'; to: number }
  /** A place of the whole step, from 0 for its start to 1 for its end. */
  | { type: 'seekShare'; share: number }
  | { type: 'skip'; by: number }
  | { type: 'frame'; direction: 1 | -1 }
  | { type: 'setRate'; rate: number }
  | { type: 'stepRate'; direction: 1 | -1 }
  | { type: 'fineRate'; steps: number }
  | { type: 'toggleLoop' }
  | { type: 'toggleDelay' }
  | { type: 'loopItem'; id: string }
  | { type: 'loopSegment'; index: number }
  | { type: 'loopNextSegment'; direction: 1 | -1 }
  /** Dances the drills one after the other, without those that the medium in use does not show. */
  | { type: 'drill'; drills: readonly Drill[] }
  /** Counts in and dances `range` once, while the learner is filmed. */
  | { type: 'danceTake'; range: Range }
  /** Whether the learner watches a film of themselves beside the dance from now on. */
  | { type: 'watch'; watching: boolean }
  | { type: 'stopLoop' }
  | { type: 'clearLoop' }
  | { type: 'setEnd'; end: 'a' | 'b'; at?: number }
  | { type: 'nudgeEnd'; end: 'a' | 'b'; direction: 1 | -1 }
  | { type: 'changeLoop'; how: 'halve' | 'double' | 'earlier' | 'later' }
  | { type: 'answer'; answer: Answer }
  | { type: 'changeSettings'; settings: Partial<PlayerSettings> }
  | { type: 'toggleSetting'; setting: 'sound' | 'captions' }
  | { type: 'nextSide' }
  /**
   * Goes to the segment before or after the present one. While a loop is practised, the player loops that
   * segment.
   */
  | { type: 'neighbour'; direction: 1 | -1 }
  | { type: 'nextSource' }
  | { type: 'tick' }
  | { type: 'medium'; report: MediumReport; position: number; duration: number };

export type Effect =
  | { do: 'load'; source: MediumSource; start: number; rate: number }
  | { do: 'unload' }
  | { do: 'play' }
  | { do: 'pause' }
  | { do: 'seek'; to: number }
  | { do: 'setRate'; rate: number }
  | { do: 'setRange'; range: Range | null }
  /** `startsIn`: milliseconds until the first beat of the dance. */
  | { do: 'countIn'; beats: number; rate: number; startsIn: number }
  | { do: 'stopCountIn' }
  | { do: 'saveSettings'; changes: Partial<PlayerSettings> }
  | { do: 'toast'; about: 'loopEnabled' | 'loopDisabled' | 'noVideo' | 'videoFailed' }
  | { do: 'toast'; about: 'speedSet'; rate: number }
  | { do: 'advance' }
  | { do: 'finished' }
  /** A stretch of a dance was danced to its end, or the learner said how it was danced. */
  | { do: 'danced'; repetition: Repetition }
  | { do: 'log'; code: string; configuration: boolean };
