// Says when a medium shows the next count, so that a page can show the count on its beat without a check in every
// frame, and which beat is counted before a start.

import { type MappedCount, type Mapping, secondOf } from '#dance/rules/score/mapping.ts';
import { beatsMs, countInBeats, hasTempo } from './enter-phase.ts';
import type { MediumSource } from './medium-source.ts';
import { dueOf, type PlayerState } from './player-state.ts';
import { placeShown } from './shown-counts.ts';
import { spokenCountIn } from './spoken-setting.ts';

/**
 * Seconds of a source from `second` until the next half of a count, or the beginning or end of a span; null if none
 * of these follows. Halves are included because a word may be called on an 'and'.
 */
export function untilNextCount(source: MediumSource | null, second: number): number | null {
  const shown = placeShown(source, second);
  const marks = (source?.shows ?? []).flatMap(({ score, mapping }) => {
    const half = shown?.score === score ? Math.floor(shown.place * 2 + 1 + 2 * near) / 2 : null;
    return marksOf(mapping, half).map(({ at }) => at);
  });
  const next = Math.min(...marks.filter((at) => at > second));
  return Number.isFinite(next) ? next - second : null;
}

/** A place that is at most this share of a count before a count is taken as that count, as in score.ts. */
const near = 1e-4;

/**
 * The first and last count of each span of a mapping, and `count` in each span that contains it, with their
 * seconds. If `count` is null, it is left out.
 */
function marksOf({ spans }: Mapping, count: number | null): MappedCount[] {
  return spans.flatMap((span) => {
    const counts = [span.from, span.until];
    if (count !== null && count > span.from && count < span.until) counts.push(count);
    return counts.map((each) => ({ count: each, at: secondOf(span, each) }));
  });
}

/**
 * The beat that is counted at `now` before a start; the last beat is 8. Null while nothing is counted, for
 * example before a video without a known tempo. In the pause before a repetition only the voice counts, at the
 * pause's end.
 */
export function countedBeat(state: PlayerState, now: number): number | null {
  if (!hasTempo(state)) return null;
  const { name } = state.phase;
  const beats = name === 'countingIn' ? countInBeats(state) : name === 'waiting' ? spokenCountIn(state) : 0;
  const left = Math.max(1, Math.ceil(((dueOf(state) ?? now) - now) / beatsMs(state, 1)));
  return left > beats ? null : 9 - left;
}
