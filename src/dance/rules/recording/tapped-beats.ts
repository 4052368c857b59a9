// The beats of a recording, by taps on them: its anchors name beats of the routine, which are the counts of its score.

import { anchorAt, type FittedTaps, withAnchor as withMapped } from '#dance/rules/score/taps.ts';
import type { Anchor } from './recording.ts';

/** The middle of the tapped beats as an anchor: its beat is the nearest one by the anchors known so far. */
export function anchorOf(tapped: FittedTaps, anchors: readonly Anchor[]): Anchor {
  return beatOf(anchorAt(tapped, anchors.map(countOf)));
}

/** Returns `anchors` with `added`, which takes the place of those within a phrase of it. */
export function withAnchor(anchors: readonly Anchor[], added: Anchor): Anchor[] {
  return withMapped(anchors.map(countOf), countOf(added)).map(beatOf);
}

function countOf({ beat, at }: Anchor): { count: number; at: number } {
  return { count: beat, at };
}

function beatOf({ count, at }: { count: number; at: number }): Anchor {
  return { beat: count, at };
}
