// The player's state, only plain values: the core (player.ts) turns (state, event, now) into the next state and
// effects. Positions and `startAt` are seconds of the medium's own timeline; `now`, `since`, `due` and every
// other `...At` are milliseconds of one steady clock.

import type { Scene, SceneItem } from '#player/rules/scene.ts';
import type { MediumSource, Rates } from './medium-source.ts';
import type { MediumState } from './player-event.ts';
import type { Answer, Attempt, Practice } from './practice.ts';
import { clipRange, isBehind, isWithin, type Range } from './range.ts';
import type { Repetition } from './repetition.ts';
import type { PlayerSettings } from './settings.ts';
import { rangeOn } from './shown-counts.ts';

export type PlayerState = {
  settings: PlayerSettings;
  /** The rate that was chosen; the medium plays the nearest of its own rates. */
  rate: number;
  /** The open scene; null while nothing is open. */
  scene: Scene | null;
  /** Index of the source in use in the scene's sources. */
  source: number;
  /** The practised loop; null while nothing is practised. */
  practice: Practice | null;
  /** The repetition of the whole step while no loop is practised; null if no such repetition is under way. */
  run: Attempt | null;
  /**
   * The newest repetition that was danced to its end, and the learner's answer to it (null before an answer). The
   * field is null while the learner can't answer.
   */
  answerable: { repetition: Repetition; answer: Answer | null } | null;
  /** The place of A (seconds) while B is not set yet. */
  markA: number | null;
  failureAnnounced: boolean;
  /** Whether the learner watches a film of themselves beside the dance, and so does not dance. */
  watching: boolean;
  phase: Phase;
};

/** The player's phase, with the values that only this phase needs. */
export type Phase =
  | { name: 'empty' }
  /**
   * Nothing is loaded: a poster waits for the press, because no request may go to another company's server before
   * the press.
   */
  | { name: 'poster'; startAt: number | null }
  | { name: 'loading'; loadedFor: number; startAt: number; thenPlays: boolean; due: number }
  /** Every source failed, or there is none. */
  | { name: 'unplayable'; why: Unplayable }
  | LoadedPhase;

/**
 * The reason why nothing can be shown. `none`: the step names no medium; `unreachable`: no answer came;
 * `pictureless`: this browser can't show the film's picture; `refused`: the medium does not play here;
 * `danceless`: even the house dancer failed.
 */
export type Unplayable = 'none' | 'unreachable' | 'pictureless' | 'refused' | 'danceless';

/** The phases with a loaded medium. At `due` they end by themselves or are checked again. */
export type LoadedPhase = { medium: LoadedMedium } & (
  | {
      name: 'paused';
      since: number;
      /** The second at which the first play starts; null for the medium's present place. */
      startAt: number | null;
    }
  /** The count-in; playing starts at `due`. */
  | { name: 'countingIn'; due: number }
  /**
   * The medium was asked to play. `stalled`: its position has not changed for a while (a slow network, or an
   * advertisement).
   */
  | { name: 'playing'; askedAt: number; stalled: boolean; due: number }
  /** The pause between two repetitions; the next repetition starts at `due`. */
  | { name: 'waiting'; since: number; due: number }
  /** The browser wants a tap before it plays. */
  | { name: 'blocked' }
  /** The medium has stopped at the end of the range. The next part follows at `due`, if that is not null. */
  | { name: 'ended'; since: number; due: number | null }
);

/**
 * The values that the medium in use has reported, which are never guesses, and what the player has asked of the
 * medium since.
 */
export type LoadedMedium = {
  state: MediumState;
  position: number;
  /** The medium's length in seconds; 0 while it is unknown. */
  duration: number;
  rates: Rates;
  readyAt: number;
  /** The time at which the player last set the chosen rate again. */
  ratedAt: number;
  /**
   * The place for which the medium was loaded. Until the medium first plays, its position may be a little before
   * that place.
   */
  loadedFor: number;
  /**
   * A seek under way on a medium whose seeks take time. The seek is complete once the position comes near `to`.
   */
  seeking: { to: number; since: number; tries: number } | null;
  /** The position at the medium's last move, and the time of that move. */
  moved: { position: number; at: number };
};

/** A player's state in the named phase. */
export type In<Name extends Phase['name']> = PlayerState & { phase: Extract<Phase, { name: Name }> };

/** A state with a loaded medium. */
export type LoadedState = PlayerState & { phase: LoadedPhase };

/** A player with nothing to play, and with the device's settings. */
export function emptyPlayer(settings: PlayerSettings): PlayerState {
  return {
    settings,
    rate: settings.playbackRate,
    scene: null,
    source: 0,
    practice: null,
    run: null,
    answerable: null,
    markA: null,
    failureAnnounced: false,
    watching: false,
    phase: { name: 'empty' },
  };
}

export function isLoaded(state: PlayerState): state is LoadedState {
  return 'medium' in state.phase;
}

/** The medium in use; null while there is none. */
export function mediumIn({ phase }: PlayerState): LoadedMedium | null {
  return 'medium' in phase ? phase.medium : null;
}

/** The state with the medium changed. */
export function withMedium(state: LoadedState, changes: Partial<LoadedMedium>): LoadedState {
  return { ...state, phase: { ...state.phase, medium: { ...state.phase.medium, ...changes } } };
}

/** The time at which the phase ends by itself or is checked again; null if only an event changes the phase. */
export function dueOf({ phase }: PlayerState): number | null {
  return 'due' in phase ? phase.due : null;
}

/** The source in use. */
export function sourceOf(state: PlayerState): MediumSource | null {
  return state.scene?.sources[state.source] ?? null;
}

/** Whether the house dancer is in use, who can be seen from every side and dances other versions. */
export function isDancer(state: PlayerState): boolean {
  return sourceOf(state)?.kind === 'dancer';
}

/** Whether the medium in use ends ranges by itself. */
export function isExact(state: PlayerState): boolean {
  return sourceOf(state)?.can.exact === true;
}

/** The whole step in seconds of the source in use, cut where its medium ends. */
export function stepRange(state: PlayerState): Range {
  if (!state.scene) return { start: 0, end: 0 };
  return clipRange(sceneRange(state.scene, sourceOf(state)), mediumIn(state)?.duration ?? 0);
}

/**
 * The whole step in seconds of one of its sources: by the step's seconds for videos and files, by its counts
 * for dancer and count card.
 */
export function sceneRange({ video, score, counts }: Scene, source: MediumSource | null): Range {
  if (source?.kind !== 'dancer' && source?.kind !== 'card') return video;
  return rangeOn(source, { score: score.id, counts }) ?? video;
}

/** A practice item in seconds of one of the step's sources: by its counts where that source shows them. */
export function itemRange(
  { score }: Scene,
  { video, counts }: SceneItem,
  source: MediumSource | null,
): Range {
  return (counts && rangeOn(source, { score: score.id, counts })) ?? video;
}

/** The bounds, the range that is shown now: the loop, or the whole step. */
export function boundsOf(state: PlayerState): Range {
  const { practice } = state;
  return practice ? clipRange(practice.loop.range, mediumIn(state)?.duration ?? 0) : stepRange(state);
}

/**
 * Whether the medium is too short for the loop or the step (`isBehind`), so that the medium's last seconds are shown
 * instead.
 */
export function isBeside(state: PlayerState): boolean {
  const asked = state.practice?.loop.range ?? (state.scene && sceneRange(state.scene, sourceOf(state)));
  return asked !== null && isBehind(asked, mediumIn(state)?.duration ?? 0);
}

/** Whether the practised loop is repeated. A take and a drill with only one repetition are not. */
export function isLooping({ practice }: PlayerState): boolean {
  const loop = practice?.loop;
  if (!loop || loop.kind === 'take') return false;
  return loop.kind !== 'drill' || loop.drills.reduce((sum, { times }) => sum + times, 0) > 1;
}

/**
 * Whether the learner has chosen the practised loop (an item, a segment, A-B). False while the learner watches
 * their own film, which repeats together with the dance.
 */
export function isOwnLoop({ practice, watching }: PlayerState): boolean {
  return !watching && practice !== null && practice.loop.kind !== 'drill' && practice.loop.kind !== 'take';
}

/** The number of repetitions that the drills still need, with the present one; null where no drill is danced. */
export function drillsLeft({ practice }: PlayerState): number | null {
  const loop = practice?.loop;
  if (loop?.kind !== 'drill') return null;
  return loop.drills.slice(loop.index).reduce((sum, { times }) => sum + times, 0) - (practice?.danced ?? 0);
}

/** Whether something else than the learner sets the speed: a drill, or the ramp. */
export function isPaced({ practice, settings }: PlayerState): boolean {
  if (!practice || practice.loop.kind === 'take') return false;
  return practice.loop.kind === 'drill' || settings.ramp > 0;
}

/** The speed that the learner chose, to which the player returns after drills and a ramp. */
export function chosenRate(state: PlayerState): number {
  return isPaced(state) ? state.settings.playbackRate : state.rate;
}

/** The range of the timeline: the step, or a drill outside of the step while it is danced. */
export function shownRange(state: PlayerState): Range {
  const whole = stepRange(state);
  const loop = state.practice?.loop;
  return loop?.kind === 'drill' && !isWithin(loop.range, whole) ? boundsOf(state) : whole;
}

/**
 * The place `at` if it is in the step; else the step's start, because a drill may have been danced outside of the
 * step.
 */
export function backInStep(state: PlayerState, at: number): number {
  const whole = stepRange(state);
  return isWithin({ start: at, end: at }, whole) ? at : whole.start;
}

/**
 * The playing place (seconds): the place to which the medium seeks, or at which it will start; else the medium's
 * position.
 */
export function placeOf(state: PlayerState): number {
  const { phase } = state;
  if ('medium' in phase) return phase.medium.seeking?.to ?? phase.medium.position;
  return ('startAt' in phase ? phase.startAt : null) ?? boundsOf(state).start;
}

/** Whether something plays, or will play by itself, so that a press on pause stops it. */
export function isActive({ phase }: PlayerState): boolean {
  if (phase.name === 'loading') return phase.thenPlays;
  return phase.name === 'playing' || phase.name === 'waiting' || phase.name === 'countingIn';
}
