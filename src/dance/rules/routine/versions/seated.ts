// Makes a move for a dancer on a chair. The pelvis stays on the seat; arms, shoulders and head dance as written, the
// back leans half as far, and the feet march in their place. Chest and eyes turn where a standing dancer turns round.

import type { Foot, FootAction, Key, Move } from '#dance/content/routine/notation.ts';
import { stance } from '#dance/content/routine/stance.ts';
import { actionOf } from '../foot-writer.ts';
import { radians } from '../vector.ts';

/** Centimetres by which the pelvis on the seat is below its height when the dancer stands, and behind the feet. */
const seat = { sink: 41, back: 37 };
/** The most degrees that a back leans on a seat: forward, back, and to the side. */
const most = { lean: 32, back: -14, bend: 16 };
/** Degrees that chest and eyes turn where a standing dancer turns round. */
const turn = { twist: 26, look: 30 };

/** The same move on a chair. */
export function seated(move: Move): Move {
  return { ...move, keys: move.keys.map((key, index) => seatedKey(key, index === 0)) };
}

function seatedKey({ on, say, ease, go: _go, face, left, right, ...key }: Key, first: boolean): Key {
  const { sink: _sink, swivel: _swivel, knees: _knees, pulse: _pulse, hips, push: _push, ...dances } = key;
  const seatedKey: Key = { ...dances, on, weight: 0 };
  if (say) seatedKey.say = say;
  if (ease) seatedKey.ease = ease;
  if (first) Object.assign(seatedKey, { sink: seat.sink, pulse: 0, knees: 12, swivel: 0 });
  if (first || key.lean !== undefined) {
    const lean = Math.min(most.lean, Math.max(most.back, (key.lean ?? stance.lean) * 0.5));
    // posePelvis moves the pelvis back when the body leans. On a chair `push` cancels this movement of the pelvis.
    Object.assign(seatedKey, { lean, push: 4.5 - seat.back + 20 * Math.sin(radians(lean)) });
  }
  if (first || key.bend !== undefined || hips !== undefined || key.weight !== undefined) {
    const wanted = (key.bend ?? stance.bend) * 0.6 + (hips ?? 0) * 0.3 + (key.weight ?? 0) * 6;
    const bend = Math.min(most.bend, Math.max(-most.bend, wanted));
    Object.assign(seatedKey, { bend, hips: 8 * Math.sin(radians(bend)) });
  }
  if (face)
    Object.assign(seatedKey, { twist: Math.sign(face) * turn.twist, look: Math.sign(face) * turn.look });
  if (left && actionOf(left) === 'jump') return seatedKey;
  if (left) seatedKey.left = onTheSpot(actionOf(left));
  if (right) seatedKey.right = onTheSpot(actionOf(right));
  return seatedKey;
}

/** The action on the spot with which a seated dancer replaces a foot's written action. */
function onTheSpot(action: FootAction): Foot {
  if (action === 'lift') return ['lift', 13, 0, 12];
  return action === 'stomp' || action === 'ball' ? action : 'step';
}
