// A stretch of a score (the counts that one named move fills) is danced in pieces: each piece is the move once. If too
// few counts are left for the last piece, the piece is only the beginning of the move.

import { moves } from '#dance/content/routine/moves.ts';
import type { Key, Move } from '#dance/content/routine/notation.ts';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { calledName, isMirrored } from '#dance/rules/routine/called-move.ts';
import { actionOf } from '#dance/rules/routine/foot-writer.ts';
import { mirrorMove } from '#dance/rules/routine/mirror-move.ts';
import { moveIn } from '#dance/rules/routine/versions/routine-in.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { type HouseCall, type Stretch, stretchesOf } from './stretches.ts';

export type Piece = {
  /** Place of the piece's first count in the score, and the piece's length in counts. */
  start: number;
  counts: number;
  call: HouseCall | null;
  stretch: Stretch;
};

/** The pieces of a score in the order of the dance. A stretch without a house move is one piece without a call. */
export function piecesOf(score: Score): Piece[] {
  return stretchesOf(score).flatMap((stretch) => {
    const { start, counts, call } = stretch;
    const length = call === null ? counts : moves[calledName(call)].counts;
    return Array.from({ length: Math.ceil(counts / length) }, (_, index) => ({
      start: start + index * length,
      counts: Math.min(length, counts - index * length),
      call,
      stretch,
    }));
  });
}

const made = new Map<string, Move>();

/** The move of a piece in a version, cut if the piece is shorter than the move. */
export function moveOf({ call, counts }: Pick<Piece, 'call' | 'counts'>, version: VersionName): Move {
  if (call === null) return { title: '', counts, hint: '', keys: [{ on: 1, ease: 'glide' }] };
  const key = `${version} ${call}`;
  const whole = made.get(key) ?? housesMove(call, version);
  made.set(key, whole);
  if (counts >= whole.counts) return whole;
  return { ...whole, counts, keys: grounded(whole.keys.filter(({ on }) => on < counts + 1)) };
}

/**
 * The keys of a move that is cut. A foot that would be in the air at the end is not lifted, because the key that puts
 * the foot down may be cut off.
 */
function grounded(keys: readonly Key[]): Key[] {
  return keys.map((key, index) => {
    const { left, right, ...body } = key;
    const isLast = (side: 'left' | 'right') => keys.slice(index + 1).every((later) => !later[side]);
    const stays = (side: 'left' | 'right') => {
      const foot = key[side];
      return foot !== undefined && !(actionOf(foot) === 'lift' && isLast(side));
    };
    return { ...body, ...(left && stays('left') && { left }), ...(right && stays('right') && { right }) };
  });
}

function housesMove(call: HouseCall, version: VersionName): Move {
  const move = moveIn(version, calledName(call));
  return isMirrored(call) ? mirrorMove(move) : move;
}
