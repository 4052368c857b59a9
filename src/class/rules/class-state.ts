// The state of a class screen, and the commands that change it. A command names the wanted state, never "the
// other way": told twice, or late, it changes nothing that it should not.

import type { Instead } from '#player/rules/instead.ts';
import type { Side } from '#player/rules/side.ts';

export type ClassState = {
  playing: boolean;
  /** Number of the segment, from 1. */
  segment: number;
  /** Whether the segment is danced again and again. */
  loop: boolean;
  rate: number;
  side: Side;
  /** The medium that is shown in the place of the first one, which does not play. */
  instead?: Instead | undefined;
};

/** Segments that any dance can have (src/dance/rules/score/score-problem.ts). */
export const mostSegments = 300;

export const classRates = [1, 0.75, 0.5, 0.25] as const;
export const classStart: ClassState = { playing: false, segment: 1, loop: false, rate: 1, side: 'mirror' };

export type ClassCommand =
  | { do: 'play'; to: boolean }
  | { do: 'segment'; to: number }
  | { do: 'loop'; to: boolean }
  | { do: 'rate'; to: number }
  | { do: 'side'; to: Side };

/** A command as a phone sends it: `id` names the phone, `seq` counts its commands. */
export type SentCommand = ClassCommand & { id: string; seq: number };

/** Whether a screen can follow the given command. */
export function isCommand(given: { do: ClassCommand['do']; to: boolean | number | Side }): boolean {
  if (given.do === 'segment') return isSegment(Number(given.to)) && typeof given.to === 'number';
  if (given.do === 'rate') return classRates.some((rate) => rate === given.to);
  if (given.do === 'side') return typeof given.to === 'string';
  return typeof given.to === 'boolean';
}

/** The state that a command asks for, of a dance of so many segments; an impossible command changes nothing. */
export function obey(state: ClassState, command: ClassCommand, segments = mostSegments): ClassState {
  switch (command.do) {
    case 'play':
      return { ...state, playing: command.to };
    case 'loop':
      return { ...state, loop: command.to };
    case 'segment':
      return isSegment(command.to, segments) ? { ...state, segment: command.to } : state;
    case 'rate':
      return (classRates as readonly number[]).includes(command.to) ? { ...state, rate: command.to } : state;
    case 'side':
      return { ...state, side: command.to };
  }
}

/** Whether a screen that shows this state has obeyed the command. */
export function isObeyed(state: ClassState, command: ClassCommand): boolean {
  return state[command.do === 'play' ? 'playing' : command.do] === command.to;
}

function isSegment(number: number, most = mostSegments): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most;
}

/**
 * Makes a sieve of several phones' commands, which takes each once and in its order: an older one than the
 * last of its phone is dropped.
 */
export function makeSieve(): (command: SentCommand) => boolean {
  const last = new Map<string, number>();
  return ({ id, seq }) => {
    if (seq <= (last.get(id) ?? -1)) return false;
    last.set(id, seq);
    return true;
  };
}

/**
 * The command of a key: a presenter's clicker sends the page keys and, for its black screen, a dot or a b; a
 * keyboard has the rest. Null for every other key.
 */
export function commandOfKey(key: string, state: ClassState, segments: number): ClassCommand | null {
  switch (key) {
    case 'PageDown':
    case 'ArrowRight':
      return { do: 'segment', to: Math.min(segments, state.segment + 1) };
    case 'PageUp':
    case 'ArrowLeft':
      return { do: 'segment', to: Math.max(1, state.segment - 1) };
    case '.':
    case 'b':
    case ' ':
      return { do: 'play', to: !state.playing };
    case 'l':
      return { do: 'loop', to: !state.loop };
    default:
      return null;
  }
}
