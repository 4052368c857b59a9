// The state of a class screen, and the commands that change it. A command names the wanted state, not the opposite of
// the current state, so a command that arrives twice or late does no harm.

import { drillRates } from '#player/rules/drills.ts';
import type { Instead } from '#player/rules/instead.ts';
import type { Side } from '#player/rules/side.ts';
import { limits } from '#subjects/rules/limits.ts';

/** The stages of a day's lesson that a class dances, in their order. */
export const classStages = ['warm_up', 'eights', 'three_quarters', 'full', 'join'] as const;
export type ClassStage = (typeof classStages)[number];

/** A stretch of segments, a stage of a lesson or an eight, which a class dances instead of segment after segment. */
export type ClassTask =
  /** The stretch from the beginning of segment `first` (from 1) to the end of segment `last`. */
  | { first: number; last: number }
  | { day: number; stage: ClassStage }
  /** The eight counts that begin at this count of the dance (from 0). */
  | { eight: number };

export type ClassState = {
  playing: boolean;
  /** Number of the segment, from 1. */
  segment: number;
  /**
   * The task that is danced; if it is null, the class dances from the beginning of `segment` to the end of the dance.
   */
  task: ClassTask | null;
  /** Whether the segment, or the task, repeats. */
  loop: boolean;
  rate: number;
  side: Side;
  /** How often a leader has begun a segment or a task. When the number changes, the screen starts what was begun. */
  begun: number;
  /** Whether the picture is black. While the picture is black, nothing plays. */
  black: boolean;
  /** Whether the class dances without the dancer on the screen: music and counts go on. */
  alone: boolean;
  /** Loudness in percent. */
  volume: number;
  /** The kind of medium that is shown when the first medium does not play. */
  instead?: Instead | undefined;
};

/** The most segments that a dance can have (src/dance/rules/score/score-problem.ts). */
export const mostSegments = 300;

export const classRates = limits.lessonSpeeds;
export const classStart: ClassState = {
  playing: false,
  segment: 1,
  task: null,
  loop: false,
  rate: 1,
  side: 'mirror',
  begun: 0,
  black: false,
  alone: false,
  volume: 100,
};

const stageRates: Record<ClassStage, number> = {
  warm_up: drillRates.three_quarters,
  eights: drillRates.slow,
  three_quarters: drillRates.three_quarters,
  full: drillRates.full,
  join: drillRates.full,
};

export type ClassCommand =
  | { do: 'play'; to: boolean }
  | { do: 'segment'; to: number }
  | { do: 'task'; to: ClassTask }
  | { do: 'loop'; to: boolean }
  | { do: 'rate'; to: number }
  | { do: 'side'; to: Side }
  | { do: 'black'; to: boolean }
  | { do: 'alone'; to: boolean }
  | { do: 'volume'; to: number };

/** A command as a phone sends it: `id` names the phone, `seq` counts its commands. */
export type SentCommand = ClassCommand & { id: string; seq: number };

/** The newest command that a screen took from a phone. */
export type Taken = Pick<SentCommand, 'id' | 'seq'>;

/** Whether a screen can follow the given command. */
export function isCommand(given: { do: ClassCommand['do']; to: ClassCommand['to'] }): boolean {
  const { to } = given;
  switch (given.do) {
    case 'segment':
      return typeof to === 'number' && isSegment(to);
    case 'rate':
      return classRates.some((rate) => rate === to);
    case 'volume':
      return typeof to === 'number' && to >= 0 && to <= 100;
    case 'side':
      return typeof to === 'string';
    case 'task':
      return typeof to === 'object' && isTask(to);
    default:
      return typeof to === 'boolean';
  }
}

/**
 * Returns the state after a command; `segments` is the number of segments of the dance. An impossible command changes
 * nothing.
 */
export function obey(state: ClassState, command: ClassCommand, segments = mostSegments): ClassState {
  switch (command.do) {
    case 'play':
      return { ...state, playing: command.to, black: state.black && !command.to };
    case 'black':
      return { ...state, black: command.to, playing: state.playing && !command.to };
    case 'segment': {
      const stays = command.to === state.segment && state.task === null;
      if (stays || !isSegment(command.to, segments)) return state;
      return { ...begun(state), segment: command.to, task: null };
    }
    case 'task':
      if (!isTask(command.to, segments)) return state;
      return { ...begun(state, command.to), task: command.to, playing: true, black: false };
    case 'rate':
      return (classRates as readonly number[]).includes(command.to) ? { ...state, rate: command.to } : state;
    case 'side':
      return { ...state, side: command.to };
    case 'volume':
      return { ...state, volume: command.to };
    case 'loop':
      return { ...state, loop: command.to };
    case 'alone':
      return { ...state, alone: command.to };
  }
}

/**
 * Returns the state in which `task` begins, or a segment begins if `task` is null: with the next number in `begun`,
 * and with the speed to dance at. A stage sets its own speed. After a stage everything is danced at full speed again,
 * except an eight of that stage.
 */
function begun(state: ClassState, task: ClassTask | null = null): ClassState {
  const after =
    state.task && 'stage' in state.task && !(task && 'eight' in task) ? drillRates.full : state.rate;
  const rate = task && 'stage' in task ? stageRates[task.stage] : after;
  return { ...state, rate, begun: state.begun + 1 };
}

function isSegment(number: number, most = mostSegments): boolean {
  return Number.isInteger(number) && number >= 1 && number <= most;
}

function isTask(task: ClassTask, most = mostSegments): boolean {
  return (
    !('first' in task) ||
    (isSegment(task.first, most) && isSegment(task.last, most) && task.first <= task.last)
  );
}

/** The most phones whose newest command a screen reports: a class is never led by more phones. */
const mostPhones = 8;

/**
 * Makes a filter for the commands of several phones. `takes` accepts a command once, and only if it is newer than all
 * commands of its phone so far. `taken` lists the last command of each phone; the phone whose command came last is at
 * the end.
 */
export function makeSieve(): { takes: (command: SentCommand) => boolean; taken: () => Taken[] } {
  const last = new Map<string, number>();
  return {
    takes({ id, seq }) {
      if (seq <= (last.get(id) ?? -1)) return false;
      last.delete(id);
      last.set(id, seq);
      return true;
    },
    taken: () => [...last].slice(-mostPhones).map(([id, seq]) => ({ id, seq })),
  };
}

/**
 * Returns the command of a pressed key; null for a key that gives no command. A presenter's clicker sends PageUp,
 * PageDown, and '.' or 'b' (its button for a black screen, which here plays and stops); only keyboards have the other
 * keys.
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
