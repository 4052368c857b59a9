// A stretch is danced in pieces: its move over and over, and at last only the move's beginning where fewer
// counts are left.

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
  /** Place of its first count in the score, and its length in counts. */
  start: number;
  counts: number;
  call: HouseCall | null;
  stretch: Stretch;
};

/** The pieces of a score in its order; where no house move is named the dancer stands. */
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
 * The keys of a move that is cut. A foot whose last key lifts it is not lifted, because the key that puts it down
 * may be cut off.
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
