// Keys of the player as people know them from YouTube, with ours beside them. Pure: the web says which key was pressed
// and carries the action out; it asks only while focus is not in a field and the key is not the focused control's own.

import type { PlayerEvent } from './player-event.ts';

/** What a key does: an event of the player, or something that only the page can do. */
export type KeyAction = PlayerEvent | { type: 'cues' } | { type: 'fullscreen' } | { type: 'help' };

export type KeyRow = { keys: string; does: string; group: 'Play' | 'Move' | 'Loop' | 'Speed' | 'View' };

/** What the help sheet lists, in its order. */
export const keyRows: readonly KeyRow[] = [
  { keys: 'k or Space', does: 'Play or pause', group: 'Play' },
  { keys: 'm', does: 'Sound on or off', group: 'Play' },
  { keys: '← and →', does: '5 seconds back or forward', group: 'Move' },
  { keys: 'j and l', does: '10 seconds back or forward', group: 'Move' },
  { keys: ', and .', does: 'One frame back or forward while paused', group: 'Move' },
  { keys: '0 to 9', does: 'Jump to a tenth of the step', group: 'Move' },
  { keys: 'Home and End', does: 'Start or end of the step', group: 'Move' },
  { keys: '[ and ]', does: 'Loop the previous or next 15-second segment', group: 'Loop' },
  { keys: 'r', does: 'Loop ON or OFF', group: 'Loop' },
  { keys: 'a and b', does: 'Set the start or end of your own loop here', group: 'Loop' },
  { keys: 'Shift+A and Shift+B', does: 'That end 0.1 s earlier', group: 'Loop' },
  { keys: 'Alt+A and Alt+B', does: 'That end 0.1 s later', group: 'Loop' },
  { keys: 'h and d', does: 'Halve or double the loop', group: 'Loop' },
  { keys: 'Shift+← and Shift+→', does: 'Move the loop by its own length', group: 'Loop' },
  { keys: 'x', does: 'Stop Loop', group: 'Loop' },
  { keys: 'y and n', does: 'That repetition was clean, or: again', group: 'Loop' },
  { keys: '< and >', does: 'Slower or faster', group: 'Speed' },
  { keys: '− and +', does: '5 percent slower or faster', group: 'Speed' },
  { keys: 'v', does: 'Front or back', group: 'View' },
  { keys: 'w', does: 'Mirror', group: 'View' },
  { keys: 'c', does: 'Counts and cues', group: 'View' },
  { keys: 'f', does: 'Full screen', group: 'View' },
  { keys: '?', does: 'This list', group: 'View' },
];

export type Press = { key: string; shift?: boolean; alt?: boolean; ctrl?: boolean; meta?: boolean };

const plain: Record<string, KeyAction> = {
  k: { type: 'toggle' },
  ' ': { type: 'toggle' },
  ArrowLeft: { type: 'skip', by: -5 },
  ArrowRight: { type: 'skip', by: 5 },
  j: { type: 'skip', by: -10 },
  l: { type: 'skip', by: 10 },
  ',': { type: 'frame', direction: -1 },
  '.': { type: 'frame', direction: 1 },
  '<': { type: 'stepRate', direction: -1 },
  '>': { type: 'stepRate', direction: 1 },
  '-': { type: 'fineRate', steps: -1 },
  '+': { type: 'fineRate', steps: 1 },
  '=': { type: 'fineRate', steps: 1 },
  Home: { type: 'seekShare', share: 0 },
  End: { type: 'seekShare', share: 1 },
  m: { type: 'toggleExtra', extra: 'sound' },
  c: { type: 'cues' },
  f: { type: 'fullscreen' },
  v: { type: 'toggleExtra', extra: 'view' },
  w: { type: 'toggleExtra', extra: 'mirrored' },
  r: { type: 'toggleLoop' },
  '[': { type: 'loopNextSegment', direction: -1 },
  ']': { type: 'loopNextSegment', direction: 1 },
  a: { type: 'setEnd', end: 'a' },
  b: { type: 'setEnd', end: 'b' },
  h: { type: 'changeLoop', how: 'halve' },
  d: { type: 'changeLoop', how: 'double' },
  x: { type: 'stopLoop' },
  y: { type: 'answer', answer: 'clean' },
  n: { type: 'answer', answer: 'again' },
  '?': { type: 'help' },
};

const shifted: Record<string, KeyAction> = {
  ArrowLeft: { type: 'changeLoop', how: 'earlier' },
  ArrowRight: { type: 'changeLoop', how: 'later' },
  a: { type: 'nudgeEnd', end: 'a', direction: -1 },
  b: { type: 'nudgeEnd', end: 'b', direction: -1 },
};

const withAlt: Record<string, KeyAction> = {
  a: { type: 'nudgeEnd', end: 'a', direction: 1 },
  b: { type: 'nudgeEnd', end: 'b', direction: 1 },
};

/** What a press does; null leaves it to the browser. Ctrl and Meta always belong to the browser. */
export function keyAction(press: Press): KeyAction | null {
  if (press.ctrl || press.meta) return null;
  const key = /^[A-Z]$/.test(press.key) ? press.key.toLowerCase() : press.key;
  if (press.alt) return own(withAlt, key);
  if (press.shift && Object.hasOwn(shifted, key)) return own(shifted, key);
  if (/^\d$/.test(key) && !press.shift) return { type: 'seekShare', share: Number(key) / 10 };
  return own(plain, key);
}

function own(actions: Record<string, KeyAction>, key: string): KeyAction | null {
  return Object.hasOwn(actions, key) ? (actions[key] ?? null) : null;
}
