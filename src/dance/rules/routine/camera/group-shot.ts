// Shots of several dancers: the lead with the near halves of the group's neighbours, or with whole rows of the chorus.

import type { Shot } from './shots.ts';

/** Metres that the picture shows from edge to edge. A phone held upright may cut the neighbours off. */
const across = { upright: 2.8, wide: 4.4 };
/** Share of the added height that goes under the feet. */
const ground = 0.42;

/** The shot of the lead, farther away so that the group is seen; `ratio` is the width of the picture by its height. */
export function groupShot(shot: Shot, ratio: number): Shot {
  return showing(shot, ratio, ratio < 1 ? across.upright : across.wide);
}

/** Metres from edge to edge for the lead and the chorus with arms stretched out: with one row, and with both. */
const rows = [
  { dancers: 2, across: 3.4 },
  { dancers: 4, across: 4.4 },
] as const;
/** Metres of height up to which the camera steps back for a row: beyond, the lead would be too small to learn from. */
const tallest = 2.5;

/** Number of chorus dancers that fit into a picture of `ratio` without being cut by its edges. */
export function chorusIn(ratio: number): number {
  return rows.findLast(({ across }) => across / ratio <= tallest)?.dancers ?? 0;
}

/** The shot of the lead, farther away so that `chorus` dancers behind are seen whole. */
export function chorusShot(shot: Shot, ratio: number, chorus: number): Shot {
  return showing(shot, ratio, rows.find(({ dancers }) => dancers === chorus)?.across ?? 0);
}

/** The shot, made larger until it shows `metres` from edge to edge. */
function showing({ middle, low, tall }: Shot, ratio: number, metres: number): Shot {
  const wanted = Math.max(tall, metres / ratio);
  return { middle, low: low - ground * (wanted - tall), tall: wanted };
}
