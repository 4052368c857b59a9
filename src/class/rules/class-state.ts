// What a class screen shows, and the commands that change it. A command says how it shall be, never "the other way": told
// twice, or late, it changes nothing that it should not. Seconds of the routine.

import { phraseSeconds, routine } from '#dance/content/routine/routine.ts';
import type { Side } from '#player/rules/side.ts';

export type ClassState = {
  playing: boolean;
  /** 1 to 24. */
  segment: number;
  /** The segment is danced again and again. */
  loop: boolean;
  rate: number;
  side: Side;
};

const phraseCount = routine.phrases.length;

export const classRates = [1, 0.75, 0.5, 0.25] as const;
export const classStart: ClassState = { playing: false, segment: 1, loop: false, rate: 1, side: 'mirror' };

export type ClassCommand =
  | { do: 'play'; to: boolean }
  | { do: 'segment'; to: number }
  | { do: 'loop'; to: boolean }
  | { do: 'rate'; to: number }
  | { do: 'side'; to: Side };

/** `id` names a phone, `seq` counts its commands. */
export type SentCommand = ClassCommand & { id: string; seq: number };

/** Whether this is a command that a screen can follow. */
export function isCommand(given: { do: ClassCommand['do']; to: boolean | number | Side }): boolean {
  if (given.do === 'segment') return isSegment(Number(given.to)) && typeof given.to === 'number';
  if (given.do === 'rate') return classRates.some((rate) => rate === given.to);
  if (given.do === 'side') return typeof given.to === 'string';
  return typeof given.to === 'boolean';
}

/** The state that a command asks for; what can't be is left as it is. */
export function obey(state: ClassState, command: ClassCommand): ClassState {
  switch (command.do) {
    case 'play':
      return { ...state, playing: command.to };
    case 'loop':
      return { ...state, loop: command.to };
    case 'segment':
      return isSegment(command.to) ? { ...state, segment: command.to } : state;
    case 'rate':
      return (classRates as readonly number[]).includes(command.to) ? { ...state, rate: command.to } : state;
    case 'side':
      return { ...state, side: command.to };
  }
}

/** Whether a screen that shows this has done what the command asks. */
export function isObeyed(state: ClassState, command: ClassCommand): boolean {
  return state[command.do === 'play' ? 'playing' : command.do] === command.to;
}

function isSegment(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= phraseCount;
}

/** Takes commands of several phones, each once and in its order: an older one than the last of its phone is dropped. */
export function makeSieve(): (command: SentCommand) => boolean {
  const last = new Map<string, number>();
  return ({ id, seq }) => {
    if (seq <= (last.get(id) ?? -1)) return false;
    last.set(id, seq);
    return true;
  };
}

/** Where a segment begins and ends. */
export function segmentRange(segment: number): { start: number; end: number } {
  return { start: (segment - 1) * phraseSeconds, end: segment * phraseSeconds };
}

/** The lesson that teaches a segment: two each. */
export function dayOfSegment(segment: number): number {
  return Math.ceil(segment / 2);
}

/** The segment that is danced at `seconds`. */
export function segmentOf(seconds: number): number {
  return Math.min(phraseCount, Math.max(1, Math.floor(seconds / phraseSeconds + 1e-6) + 1));
}

/**
 * What a key means: a presenter's clicker sends the page keys and, for its black screen, a dot or a b; a keyboard has the
 * rest. Null for every other key.
 */
export function commandOfKey(key: string, state: ClassState): ClassCommand | null {
  switch (key) {
    case 'PageDown':
    case 'ArrowRight':
      return { do: 'segment', to: Math.min(phraseCount, state.segment + 1) };
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
