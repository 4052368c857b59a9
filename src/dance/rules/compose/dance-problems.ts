// Problems that the house dancer has with an operator's score, as sentences for the operator. A score can't be danced
// if some of its counts have no house move. All other problems are warnings.

import { moves } from '#dance/content/routine/moves.ts';
import { calledName } from '#dance/rules/routine/called-move.ts';
import type { Timeline } from '#dance/rules/routine/timeline.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { titleOf } from './call-title.ts';
import { type ComposedPiece, compose } from './compose.ts';
import { fastestTempos } from './fastest-tempos.ts';
import { footWithWeight, joinTempo, steppingFoot } from './joins.ts';
import { eight, type HouseCall, type Stretch } from './stretches.ts';

export type DanceProblem = {
  level: 'error' | 'warning';
  /** Number of the phrase, and number of the eight within the phrase, both from 1. */
  phrase: number;
  eight: number;
  /** Place of the problem in the score, in counts from 0. */
  start: number;
  text: string;
};

/**
 * The problems of a score, in the order of the dance. The repeat of a phrase has only the problems that come from the
 * repeat's place in the dance.
 */
export function danceProblems(score: Score): DanceProblem[] {
  const composed = compose(score);
  const reported = new Set<string>();
  const begun = new Map(
    composed.pieces.filter(beginsPhrase).map((piece) => [piece.stretch.phrase, quarterOf(piece)]),
  );
  return composed.pieces.flatMap((piece, index) => {
    const dance = { score, ...composed, begun };
    const faults = faultsOf(dance, piece, composed.pieces[index - 1]);
    // The operator reads each problem once, at its first place.
    const fresh = faults.filter(({ key }) => !reported.has(key));
    for (const { key } of fresh) reported.add(key);
    const place = nameOfPlace(score, piece);
    return fresh.map(({ level, text }) => ({ ...placeOf(piece), level, text: `${place}: ${text}` }));
  });
}

type Fault = Pick<DanceProblem, 'level' | 'text'> & {
  /** Of faults with the same key only the first is reported. */
  key: string;
};

/** `begun` has for the number of each phrase the quarter turns (0 to 3) with which the dancer begins the phrase. */
type Dance = { score: Score; timeline: Timeline; begun: ReadonlyMap<number, number> };

function faultsOf(dance: Dance, piece: ComposedPiece, before: ComposedPiece | undefined): Fault[] {
  const { call, stretch } = piece;
  const phrase = dance.score.phrases[stretch.phrase - 1];
  const place = `${phrase?.like ?? phrase?.id} ${stretch.count}`;
  if (call === null) return [missing(stretch, place)];
  return [
    ...facingFault(dance, piece),
    ...roomFault(piece, before),
    ...cutFault(call, piece, place),
    ...weightFault(call, before),
    ...paceFaults(dance, { ...piece, call }, before),
  ];
}

function warning(key: string, text: string): Fault[] {
  return [{ level: 'warning', key, text }];
}

function missing({ title, unknown }: Stretch, place: string): Fault {
  const named =
    unknown === null ? 'has no move of the house yet' : `names “${unknown}”, which is no move of the house`;
  return { level: 'error', key: `missing ${place}`, text: `“${title}” ${named}.` };
}

const turns = [null, 'to his left', 'away from the audience', 'to his right'] as const;

/** Quarter turns to the left (0 to 3) from facing the audience, with which a piece begins. */
function quarterOf({ spot }: ComposedPiece): number {
  return ((Math.round(spot.facing / 90) % 4) + 4) % 4;
}

function beginsPhrase({ start, stretch }: ComposedPiece): boolean {
  return stretch.count === 1 && start === stretch.start;
}

/**
 * Warns of a phrase that the dancer begins turned away from the audience. Such a phrase is hard to learn, and usually a
 * turn was forgotten. Of neighbouring phrases that begin with the same turn only the first is reported.
 */
function facingFault({ begun }: Dance, piece: ComposedPiece): Fault[] {
  const { stretch } = piece;
  const turned = turns[quarterOf(piece)] ?? null;
  const isReported = begun.get(stretch.phrase - 1) === quarterOf(piece);
  if (turned === null || isReported || !beginsPhrase(piece)) return [];
  return warning(
    `facing ${stretch.phrase}`,
    `the dancer begins this phrase facing ${turned}: a turn before it is missing, or one too many.`,
  );
}

/** Warns of a move whose whole way would leave the floor. Of several such moves in a row only the first is reported. */
function roomFault({ room, call }: ComposedPiece, before: ComposedPiece | undefined): Fault[] {
  if (room === 1 || (before && before.room < 1)) return [];
  return warning(
    `room ${call}`,
    'the floor ends here, so the dancer takes smaller steps. A move the other way, or a turn before it, makes room.',
  );
}

function cutFault(call: HouseCall, { counts, stretch }: ComposedPiece, place: string): Fault[] {
  const whole = moves[calledName(call)].counts;
  if (counts >= whole) return [];
  const times = Math.floor(stretch.counts / whole);
  const after = times === 0 ? '' : ` after ${times === 1 ? 'one time' : `${times} times`}`;
  return warning(
    `cut ${place}`,
    `${titleOf(call)} has ${whole} counts, and ${counts} are left for it${after}. The rest of it is left out.`,
  );
}

/**
 * Warns when a move begins by stepping with the foot that has the weight, because that foot can't step at once. A move
 * that is repeated, on the same or the other side, is not checked, because every move was written to be repeated.
 */
function weightFault(call: HouseCall, before: ComposedPiece | undefined): Fault[] {
  if (!before?.call || calledName(before.call) === calledName(call)) return [];
  const foot = steppingFoot(call);
  if (foot === null || foot !== footWithWeight(before)) return [];
  return warning(
    `weight ${before.call} ${call}`,
    `${titleOf(before.call)} ends with the weight on the ${foot} foot, and ${titleOf(call)} steps with it. Shift the weight on the last count, or let the other side lead.`,
  );
}

function paceFaults(
  { score, timeline }: Dance,
  { call, start }: ComposedPiece & { call: HouseCall },
  before: ComposedPiece | undefined,
): Fault[] {
  const own = fastestTempos[calledName(call)];
  const title = titleOf(call);
  const { tempo } = score;
  if (tempo > own)
    return warning(
      `pace ${calledName(call)}`,
      `at ${tempo} beats a minute ${title} is faster than a beginner can follow. Up to ${own} is fine.`,
    );
  if (!before?.call) return [];
  const most = joinTempo(timeline, { start, from: before.call, to: call });
  if (tempo <= most) return [];
  return warning(
    `join ${before.call} ${call}`,
    `from ${titleOf(before.call)} to ${title} the body has too far to go for one count at ${tempo} beats a minute. Up to ${most} is fine; another move between them helps.`,
  );
}

function placeOf({ start, stretch }: ComposedPiece): Pick<DanceProblem, 'phrase' | 'eight' | 'start'> {
  const count = stretch.count + start - stretch.start;
  return { phrase: stretch.phrase, eight: Math.ceil(count / eight), start };
}

function nameOfPlace(score: Score, piece: ComposedPiece): string {
  const { phrase, eight: number } = placeOf(piece);
  return `${phrase}. ${score.phrases[phrase - 1]?.title ?? ''}, eight ${number}`;
}
