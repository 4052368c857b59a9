// When a medium shows the next count, so that a page says it on its beat and need not look at every frame, and which beat is
// counted before a start.

import { type MappedCount, type Mapping, secondOf } from '#dance/rules/score/mapping.ts';
import { beatsMs, countInBeats, hasTempo } from './enter-phase.ts';
import type { MediumSource } from './medium-source.ts';
import { dueOf, type PlayerState } from './player-state.ts';
import { placeShown } from './shown-counts.ts';
import { spokenCountIn } from './spoken-setting.ts';

/**
 * Seconds of a source from `second` until it shows another half of a count, the first count of a span, or the end of one;
 * null where nothing of this follows. Words may come on an 'and', which is half of a count.
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

/** Shares of a count by which a place may lie before the count that it is: no more than the words allow (score.ts). */
const near = 1e-4;

/** Where a mapping's spans begin and end, and where each of them shows a count. */
function marksOf({ spans }: Mapping, count: number | null): MappedCount[] {
  return spans.flatMap((span) => {
    const counts = [span.from, span.until];
    if (count !== null && count > span.from && count < span.until) counts.push(count);
    return counts.map((each) => ({ count: each, at: secondOf(span, each) }));
  });
}

/**
 * The beat that is counted at `now` before a start, as dancers count it: the last one is an eight. Null while nothing is
 * counted, as before a video whose tempo nobody knows. In the pause before a repetition only the voice counts, at its end.
 */
export function countedBeat(state: PlayerState, now: number): number | null {
  if (!hasTempo(state)) return null;
  const { name } = state.phase;
  const beats = name === 'countingIn' ? countInBeats(state) : name === 'waiting' ? spokenCountIn(state) : 0;
  const left = Math.max(1, Math.ceil(((dueOf(state) ?? now) - now) / beatsMs(state, 1)));
  return left > beats ? null : 9 - left;
}
