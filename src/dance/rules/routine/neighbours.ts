// The neighbours in the group make mistakes as people do. Each neighbour is a little late, and now and then forgets a
// count and catches up, or is too early. At the same moment a neighbour always makes the same mistake.

import { countSeconds } from '#dance/content/routine/routine.ts';

const eightSeconds = 8 * countSeconds;
/** Each neighbour is always late by a time between these two numbers of seconds. */
const late = { least: 0.05, most: 0.14 };
/** Of this many eights a neighbour dances one with a mistake. */
const oneIn = 3;
/** Seconds by which a neighbour is late, or early, in the middle of a mistake. */
const behind = countSeconds;
const ahead = 0.4 * countSeconds;

/**
 * Seconds of the routine by which neighbour number `who` is late at `time`; negative if the neighbour is early. A
 * neighbour never dances backwards.
 */
export function behindAt(who: number, time: number): number {
  const always = late.least + (late.most - late.least) * chance(who, -1);
  const eight = Math.floor(time / eightSeconds);
  const luck = chance(who, eight);
  if (luck >= 1 / oneIn) return always;
  const most = luck < 0.75 / oneIn ? behind : -ahead;
  return always + most * Math.sin((Math.PI * (time - eight * eightSeconds)) / eightSeconds) ** 2;
}

/** A random number from 0 up to 1 that is always the same for the same neighbour and eight. */
function chance(who: number, eight: number): number {
  const mixed = Math.imul((who + 1) * 0x9e3779b1, (eight + 2) * 0x85ebca6b);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}
