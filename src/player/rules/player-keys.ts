// Keys of the player: those that people know from YouTube, and our own. These functions are pure: the web tells
// them the pressed key and carries the action out. The web calls them only while the focus is not in a field and
// the focused control does not use the key itself.

import type { PlayerEvent } from './player-event.ts';

/** The meaning of a key: an event of the player, or something that only the page can do. */
export type KeyAction = PlayerEvent | { type: 'cues' } | { type: 'fullscreen' } | { type: 'help' };

/** `code` names the key by its place on the keyboard; `letter` is what that key wrote without Alt, if known. */
export type Press = {
  key: string;
  code?: string;
  letter?: string | undefined;
  shift?: boolean;
  alt?: boolean;
  ctrl?: boolean;
  meta?: boolean;
};

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
  m: { type: 'toggleSetting', setting: 'sound' },
  c: { type: 'cues' },
  f: { type: 'fullscreen' },
  v: { type: 'nextSide' },
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
  // Some keyboards write brackets only with Alt.
  '[': { type: 'loopNextSegment', direction: -1 },
  ']': { type: 'loopNextSegment', direction: 1 },
};

/** The meaning of a press; null leaves the press to the browser. Ctrl and Meta always belong to the browser. */
export function keyAction(press: Press): KeyAction | null {
  if (press.ctrl || press.meta) return null;
  const key = /^[A-Z]$/.test(press.key) ? press.key.toLowerCase() : press.key;
  if (press.alt) return own(withAlt, key) ?? own(withAlt, letterAt(press));
  if (press.shift && Object.hasOwn(shifted, key)) return own(shifted, key);
  if (/^\d$/.test(key)) return { type: 'seekShare', share: Number(key) / 10 };
  return own(plain, key);
}

/**
 * The letter of a key with which Alt writes another sign (on a Mac): `letter`, else the letter in `code`. ''
 * where the key wrote a letter from a to z.
 */
function letterAt({ key, code = '', letter = code.replace(/^Key/, '').toLowerCase() }: Press): string {
  return isLetter(key) ? '' : letter;
}

/** Whether a key writes a letter from a to z. */
export function isLetter(key: string): boolean {
  return /^[a-z]$/i.test(key);
}

function own(actions: Record<string, KeyAction>, key: string): KeyAction | null {
  return Object.hasOwn(actions, key) ? (actions[key] ?? null) : null;
}

/** The keys that the help sheet lists, in its order. */
export const keyRows = [
  { name: 'play', group: 'play' },
  { name: 'sound', group: 'play' },
  { name: 'skip', group: 'move' },
  { name: 'skip_far', group: 'move' },
  { name: 'frame', group: 'move' },
  { name: 'tenth', group: 'move' },
  { name: 'ends', group: 'move' },
  { name: 'segment', group: 'loop' },
  { name: 'loop', group: 'loop' },
  { name: 'set', group: 'loop' },
  { name: 'earlier', group: 'loop' },
  { name: 'later', group: 'loop' },
  { name: 'length', group: 'loop' },
  { name: 'shift', group: 'loop' },
  { name: 'stop', group: 'loop' },
  { name: 'answer', group: 'loop' },
  { name: 'speed', group: 'speed' },
  { name: 'fine_speed', group: 'speed' },
  { name: 'side', group: 'view' },
  { name: 'cues', group: 'view' },
  { name: 'fullscreen', group: 'view' },
  { name: 'help', group: 'view' },
] as const;
