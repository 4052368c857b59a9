// Composes a dance for the house dancer from the house moves that a score names. The dance is compiled at the house
// routine's tempo, at which the limits of the body were measured. At another tempo the same motion is played faster or
// slower, so that each count shows the same poses.

import type { Move } from '#dance/content/routine/notation.ts';
import { countSeconds } from '#dance/content/routine/routine.ts';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { makeShots } from '#dance/rules/routine/camera/shots.ts';
import { MoveWriter, movedBy } from '#dance/rules/routine/compile-routine.ts';
import type { Dance } from '#dance/rules/routine/dance.ts';
import type { Spot } from '#dance/rules/routine/foot-writer.ts';
import { poseOf } from '#dance/rules/routine/pose-of.ts';
import type { Timeline } from '#dance/rules/routine/timeline.ts';
import { lengthOf, type Score } from '#dance/rules/score/score.ts';
import { moveOf, type Piece, piecesOf } from './pieces.ts';

export type Composed = {
  /** The dance in seconds of the house routine's tempo. */
  timeline: Timeline;
  pieces: readonly ComposedPiece[];
};

export type ComposedPiece = Piece & {
  /** The dancer's spot on the floor, and the direction the dancer faces, when the piece begins. */
  spot: Spot;
  /** The share of the move's way over the floor that is danced: below 1 where the whole way would leave the floor. */
  room: number;
};

/** Metres by which the dancer's spot may be away from the middle of the floor. The body reaches a little farther. */
export const floorRadius = 2.3;
/** Shares of a move's way over the floor that are tried, until one stays on the floor. */
const shares = [1, 0.75, 0.5, 0.25] as const;

/** Composes a score in a version. In stretches without a house move the dancer stands still. */
export function compose(score: Score, version: VersionName = 'full'): Composed {
  const writer = new MoveWriter();
  const pieces = piecesOf(score).map((piece): ComposedPiece => {
    const { spot } = writer;
    const whole = fromHere(moveOf(piece, version), writer);
    const room = shares.find((share) => staysInside(shortened(whole, share), spot)) ?? 0;
    writer.write(piece.start, shortened(whole, room));
    return { ...piece, spot, room };
  });
  return { timeline: writer.timeline(countSeconds, lengthOf(score)), pieces };
}

/**
 * The move as it can be danced from where the feet are now. Some moves begin with a foot that turns or rises at the
 * place where the preceding move of the house routine left it. If this foot is elsewhere now, it is removed from the
 * move's first key, so that the foot first steps to its home place.
 */
function fromHere(move: Move, writer: MoveWriter): Move {
  const [first, ...later] = move.keys;
  const astray = (['left', 'right'] as const).filter((side) => {
    const foot = first?.[side];
    return foot !== undefined && !writer.canBegin(side, foot);
  });
  if (!first || astray.length === 0) return move;
  const { left, right, ...body } = first;
  const feet = {
    ...(left && !astray.includes('left') && { left }),
    ...(right && !astray.includes('right') && { right }),
  };
  return { ...move, keys: [{ ...body, ...feet }, ...later] };
}

/** The move with a share of its way over the floor. */
function shortened(move: Move, share: number): Move {
  if (share === 1) return move;
  return {
    ...move,
    keys: move.keys.map((key) => (key.go ? { ...key, go: [key.go[0] * share, key.go[1] * share] } : key)),
  };
}

function staysInside({ keys }: Move, from: Spot): boolean {
  let spot = from;
  return keys.every((key) => {
    spot = movedBy(spot, key);
    return Math.hypot(spot.x, spot.z) <= floorRadius;
  });
}

const dances = new WeakMap<Score, Map<VersionName, Dance>>();

/** The dance of a score in a version, in seconds of the house routine's tempo; composed when it is first asked for. */
export function composedDance(score: Score, version: VersionName): Dance {
  const known = dances.get(score) ?? new Map<VersionName, Dance>();
  dances.set(score, known);
  const dance = known.get(version) ?? makeDance(score, version);
  known.set(version, dance);
  return dance;
}

function makeDance(score: Score, version: VersionName): Dance {
  const { timeline } = compose(score, version);
  const poseAt = (time: number) => poseOf(timeline, time);
  const filmed = { poseAt, beats: timeline.beats, secondsPerBeat: countSeconds };
  const shots = { front: makeShots(filmed, false), back: makeShots(filmed, true) };
  return { poseAt, shots, seated: version === 'seated' };
}
