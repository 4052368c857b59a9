// Which loops a step has: its practice items, its 15-second segments, and the one that comes next.

import { type PlayerState, placeOf, stepRange, timelineIn } from './player-state.ts';
import { drillLoop, type Loop } from './practice.ts';
import { segmentAt, segmentsOf } from './segments.ts';

/** The loop of a practice item on the current timeline; null for an unknown item. */
export function itemLoop(state: PlayerState, id: string): Loop | null {
  const item = state.scene?.items.find((other) => other.id === id);
  return item ? { kind: 'item', id, range: item[timelineIn(state)] } : null;
}

/** The loop of the step's segment number `index` (from 0); null outside of the step. */
export function segmentLoop(state: PlayerState, index: number): Loop | null {
  const range = segmentsOf(stepRange(state))[index];
  return range ? { kind: 'segment', index, range } : null;
}

/** The segment before or after the looped one; without a loop, the one that is shown. Null outside of the step. */
export function neighbourSegment(state: PlayerState, direction: 1 | -1): Loop | null {
  const { practice } = state;
  const shown = segmentAt(segmentsOf(stepRange(state)), practice?.loop.range.start ?? placeOf(state));
  return segmentLoop(state, practice ? shown + direction : shown);
}

/** The loop after the practised one: the next item of the list, segment or drill; none after the last and for A-B. */
export function followingLoop(state: PlayerState): Loop | null {
  const loop = state.practice?.loop;
  if (loop?.kind === 'segment') return segmentLoop(state, loop.index + 1);
  if (loop?.kind === 'drill') return drillLoop(loop.drills, loop.index + 1);
  if (loop?.kind !== 'item') return null;
  const items = state.scene?.items ?? [];
  const next = items[items.findIndex(({ id }) => id === loop.id) + 1];
  return next ? itemLoop(state, next.id) : null;
}
