// Opens a step, and goes on with the step's next medium when one fails. The player must not give up while a
// source is left.

import { giveUp, load, rateFor, showPoster, standing, startFrom, stopCountIn } from './enter-phase.ts';
import { drillLoop, itemLoop, segmentLoop } from './loops.ts';
import { andThen, type Outcome, outcome } from './outcome.ts';
import type { Opening } from './player-event.ts';
import {
  boundsOf,
  chosenRate,
  isActive,
  isDancer,
  isLoaded,
  type LoadedState,
  type PlayerState,
  placeOf,
  sourceOf,
  stepRange,
  type Unplayable,
  withMedium,
} from './player-state.ts';
import { type Loop, newPractice } from './practice.ts';
import { insideRange, type Range } from './range.ts';
import type { Scene } from './scene.ts';
import { placeShown, rangeOn } from './shown-counts.ts';
import { unplayableBy } from './unplayable.ts';

/**
 * Shows another step. A medium that is loaded for the same source stays. A video on another company's server
 * waits behind its poster for a press. Our own media are loaded at once, so that the stage shows their first
 * picture.
 */
export function open(before: PlayerState, opening: Opening, now: number): Outcome {
  const { scene, loop, play } = opening;
  const first: PlayerState = {
    ...before,
    scene,
    source: 0,
    practice: loop && newPractice(loop),
    answerable: null,
    markA: null,
    rate: opening.rate ?? chosenRate(before),
    failureAnnounced: scene.withoutMedia,
  };
  const { opened, startAt } = onPreferred(first, opening.startAt ?? loop?.range.start ?? null);
  const result = outcome(opened);
  if (isActive(before)) result.effects.push({ do: 'pause' });
  result.effects.push(...stopCountIn(before));
  if (scene.withoutMedia) result.effects.push({ do: 'toast', about: 'noVideo' });
  const stays = isLoaded(before) && sourceOf(before)?.key === sourceOf(opened)?.key;
  if (stays && opened.rate !== before.rate) result.effects.push({ do: 'setRate', rate: rateFor(opened) });
  return andThen(result, (state) =>
    stays && isLoaded(state) ? reuse(state, startAt, play, now) : show(state, startAt, play, now),
  );
}

/** Goes on after the source in use has failed: the step's next source is shown from the same place. */
export function fail(
  state: PlayerState,
  code: string,
  configuration: boolean,
  now: number,
  play = wantsPlay(state),
): Outcome {
  const { scene } = state;
  if (!scene) return outcome(state);
  const hosted = scene.sources.slice(state.source).filter(({ host }) => host !== null);
  const announces = sourceOf(state)?.host != null && hosted.length === 1 && !state.failureAnnounced;
  const result = outcome(
    { ...state, failureAnnounced: state.failureAnnounced || announces },
    { do: 'log', code, configuration },
  );
  if (announces) result.effects.push({ do: 'toast', about: 'videoFailed' });
  return andThen(result, (next) => nextSource(next, now, play, unplayableBy(sourceOf(state), code)));
}

/** Goes on with the next source of the step, at the same place. `why` is shown if there is no next source. */
export function nextSource(
  state: PlayerState,
  now: number,
  play = wantsPlay(state),
  why: Unplayable = 'refused',
): Outcome {
  return toSource(state, state.source + 1, { now, play, why });
}

/** Goes on with the source that the learner wants to see first, at the same place. */
export function preferredSource(state: PlayerState, now: number): Outcome {
  const source = state.scene ? firstSource(state.scene, state.settings) : 0;
  if (!state.scene || source === state.source) return outcome(state);
  return toSource(state, source, { now, play: wantsPlay(state), why: 'refused' });
}

/**
 * Puts an opened scene on the source that the learner prefers. `startAt` and the loop of `first` are in seconds
 * of the scene's first source.
 */
function onPreferred(
  first: PlayerState,
  startAt: number | null,
): { opened: PlayerState; startAt: number | null } {
  const source = first.scene ? firstSource(first.scene, first.settings) : 0;
  if (source === 0) return { opened: first, startAt };
  const opened = { ...first, source };
  const loop = loopOn(opened, first);
  const at = startAt === null ? null : secondOn(opened, first, startAt);
  return { opened: { ...opened, practice: loop && newPractice(loop) }, startAt: at };
}

/** Index of the source that a scene begins with. */
function firstSource({ sources }: Scene, { dancerFirst }: PlayerState['settings']): number {
  return dancerFirst
    ? Math.max(
        0,
        sources.findIndex(({ kind }) => kind === 'dancer'),
      )
    : 0;
}

type Move = { now: number; play: boolean; why: Unplayable };

/** Opens another source of the step, at the same place. The loop is kept if that source can show it. */
function toSource(state: PlayerState, source: number, { now, play, why }: Move): Outcome {
  const moved = showPoster({ ...state, source, markA: null }, null);
  const loop = loopOn(moved, state);
  const carried = secondOn(moved, state, placeOf(state));
  const dropped = outcome({ ...moved, practice: loop && state.practice && { ...state.practice, loop } });
  if (state.phase.name !== 'poster') dropped.effects.push({ do: 'unload' });
  return andThen(dropped, (next) => show(next, loop ? loop.range.start : carried, play, now, why));
}

/** Loads the source in use, or shows its poster. `why` is the reason to show where no source is left. */
function show(
  state: PlayerState,
  startAt: number | null,
  play: boolean,
  now: number,
  why: Unplayable = 'none',
): Outcome {
  const source = sourceOf(state);
  const poster = showPoster(state, startAt);
  const holds = isLoaded(state) || state.phase.name === 'loading';
  const emptied = holds ? outcome(poster, { do: 'unload' }) : outcome(poster);
  if (!source) return outcome(giveUp(poster, why), ...emptied.effects);
  if (source.fault) return andThen(emptied, (next) => fail(next, source.fault ?? '', false, now, play));
  return source.host && !play ? emptied : load(poster, now, startAt, play);
}

/** Shows the new step on the loaded medium. */
function reuse(state: LoadedState, startAt: number | null, play: boolean, now: number): Outcome {
  const bounds = boundsOf(state);
  const start = insideRange(bounds, startAt ?? bounds.start);
  const stands = standing(withMedium(state, { seeking: null }), now, start);
  return play ? startFrom(stands, start, now) : outcome(stands, { do: 'seek', to: start });
}

function wantsPlay(state: PlayerState): boolean {
  return isActive(state) || state.phase.name === 'blocked';
}

/**
 * Returns the loop of `before` on the source of `state`: the same item or drill; for other loops the same counts, if
 * both sources show them. Else a loop keeps its seconds, or between the dancer and other media its number, if it is a
 * segment. Null if the loop can't be kept.
 */
function loopOn(state: PlayerState, before: PlayerState): Loop | null {
  const loop = before.practice?.loop ?? null;
  if (loop?.kind === 'item') return itemLoop(state, loop.id);
  if (loop?.kind === 'drill') return drillLoop(state, loop.drills, loop.index);
  const range = loop && sameCounts(state, before, loop.range);
  if (range) return { ...loop, range };
  if (isDancer(state) === isDancer(before)) return loop;
  return loop?.kind === 'segment' ? segmentLoop(state, loop.index) : null;
}

/**
 * Turns a range of the source of `before` into seconds of the source of `state`; null if one of these sources
 * does not show the range's counts.
 */
function sameCounts(state: PlayerState, before: PlayerState, { start, end }: Range): Range | null {
  const [from, to] = [start, end - 0.01].map((second) => placeShown(sourceOf(before), second));
  if (!from || !to || from.score !== to.score) return null;
  const counts = { start: Math.round(from.place), end: Math.round(to.place) };
  return rangeOn(sourceOf(state), { score: from.score.id, counts });
}

/**
 * Turns a second of the source of `before` into the second of the source of `state` that shows the same count. If
 * one of these sources does not show that count, the result is as far from the step's start as `second` was.
 */
function secondOn(state: PlayerState, before: PlayerState, second: number): number {
  const shown = placeShown(sourceOf(before), second);
  const counts = shown && { start: shown.place, end: Math.floor(shown.place) + 1 };
  const same = counts && rangeOn(sourceOf(state), { score: shown.score.id, counts });
  return same?.start ?? stepRange(state).start + Math.max(0, second - stepRange(before).start);
}
