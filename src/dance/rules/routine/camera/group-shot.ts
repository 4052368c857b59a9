// Shots of several dancers: the lead with the nearer halves of both neighbours, or with whole rows of the chorus.

import type { Shot } from './shots.ts';

/** Metres that a picture of a group shows from edge to edge. An upright picture may cut the neighbours off. */
const across = { upright: 2.8, wide: 4.4 };
/** Share of the added height that is under the feet. */
const ground = 0.42;

/** The shot of the lead from farther away, so that the group is seen; `ratio` is the picture's width by its height. */
export function groupShot(shot: Shot, ratio: number): Shot {
  return showing(shot, ratio, ratio < 1 ? across.upright : across.wide);
}

/** Metres from edge to edge for the lead and one or both rows of the chorus, with arms stretched out. */
const rows = [
  { dancers: 2, across: 3.4 },
  { dancers: 4, across: 4.4 },
] as const;
/**
 * Height in metres up to which a shot may grow for a row: in a higher one the lead would be too small to learn from.
 */
const tallest = 2.5;

/** Number of chorus dancers that fit into a picture of `ratio` without being cut by its edges. */
export function chorusIn(ratio: number): number {
  return rows.findLast(({ across }) => across / ratio <= tallest)?.dancers ?? 0;
}

/** The shot of the lead from farther away, so that the `chorus` dancers behind the lead are seen whole. */
export function chorusShot(shot: Shot, ratio: number, chorus: number): Shot {
  return showing(shot, ratio, rows.find(({ dancers }) => dancers === chorus)?.across ?? 0);
}

/** The shot, made larger until it shows `metres` from edge to edge. */
function showing({ middle, low, tall }: Shot, ratio: number, metres: number): Shot {
  const wanted = Math.max(tall, metres / ratio);
  return { middle, low: low - ground * (wanted - tall), tall: wanted };
}
