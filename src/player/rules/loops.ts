// The loops of a step: its practice items, its 15-second segments, its drills, and which of them comes next.

import type { Drill } from './drills.ts';
import { itemRange, type PlayerState, placeOf, sourceOf, stepRange } from './player-state.ts';
import type { Loop } from './practice.ts';
import type { Range } from './range.ts';
import { segmentAt, segmentsOn } from './segments.ts';
import { rangeOn } from './shown-counts.ts';

/** The loop of a practice item on the source in use; null for an unknown item. */
export function itemLoop(state: PlayerState, id: string): Loop | null {
  const { scene } = state;
  const item = scene?.items.find((other) => other.id === id);
  return scene && item ? { kind: 'item', id, range: itemRange(scene, item, sourceOf(state)) } : null;
}

/**
 * The loop of the first drill that the source in use shows, from number `index` (from 0) on; null if the source
 * shows none of these drills.
 */
export function drillLoop(state: PlayerState, drills: readonly Drill[], index: number): Loop | null {
  const shown = drills.findIndex(
    (drill, number) => number >= index && rangeOn(sourceOf(state), drill) !== null,
  );
  const drill = drills[shown];
  const range = drill ? rangeOn(sourceOf(state), drill) : null;
  return range && { kind: 'drill', drills, index: shown, range };
}

/** The segments of the step on the source in use. */
export function segmentsIn(state: PlayerState): Range[] {
  return segmentsOn(sourceOf(state), stepRange(state));
}

/** The loop of the step's segment number `index` (from 0); null if the step has no such segment. */
export function segmentLoop(state: PlayerState, index: number): Loop | null {
  const range = segmentsIn(state)[index];
  return range ? { kind: 'segment', index, range } : null;
}

/**
 * The loop of the segment before or after the practised loop; without a practice, of the segment at the playing
 * place. Null if the step has no such segment.
 */
export function neighbourSegment(state: PlayerState, direction: 1 | -1): Loop | null {
  const { practice } = state;
  const shown = segmentAt(segmentsIn(state), practice?.loop.range.start ?? placeOf(state));
  return segmentLoop(state, practice ? shown + direction : shown);
}

/**
 * The loop after the practised loop: the next item, segment or drill. Null after the last of them, for a loop from
 * A to B and for a take.
 */
export function followingLoop(state: PlayerState): Loop | null {
  const loop = state.practice?.loop;
  if (loop?.kind === 'segment') return segmentLoop(state, loop.index + 1);
  if (loop?.kind === 'drill') return drillLoop(state, loop.drills, loop.index + 1);
  if (loop?.kind !== 'item') return null;
  const items = state.scene?.items ?? [];
  const next = items[items.findIndex(({ id }) => id === loop.id) + 1];
  return next ? itemLoop(state, next.id) : null;
}
