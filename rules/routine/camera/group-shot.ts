// What the camera shows of the group: the lead as always, and enough beside for the neighbours' near halves.

import type { Shot } from './shots.ts';

/** Metres that are seen from edge to edge: on a phone held upright the neighbours may reach out of the picture. */
const across = { upright: 2.8, wide: 4.4 };
/** Share of the height that is added which lies under the feet. */
const ground = 0.42;

/** The shot of the lead, stepped back so that the group is seen; `ratio` is the width of the picture by its height. */
export function groupShot({ middle, low, tall }: Shot, ratio: number): Shot {
  const wanted = Math.max(tall, (ratio < 1 ? across.upright : across.wide) / ratio);
  return { middle, low: low - ground * (wanted - tall), tall: wanted };
}
