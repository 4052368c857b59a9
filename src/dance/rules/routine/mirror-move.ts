// Mirrors a move: left and right change places in the keys and in the words. The house stance, from which the move
// begins, is not symmetrical, but is not mirrored.

import type { Key, Move } from '#dance/content/routine/notation.ts';

/** The same move, led by the other side. */
export function mirrorMove(move: Move): Move {
  return {
    title: mirrorWords(move.title),
    counts: move.counts,
    hint: mirrorWords(move.hint),
    keys: move.keys.map(mirrorKey),
  };
}

const signed = ['face', 'weight', 'hips', 'swivel', 'bend', 'twist', 'look', 'tilt'] as const;

function mirrorKey(key: Key): Key {
  const { left, right, left_hand, right_hand, shrug_left, shrug_right, ...same } = key;
  const mirrored: Key = { ...same };
  for (const name of signed) if (key[name] !== undefined) mirrored[name] = -key[name];
  if (key.go) mirrored.go = [-key.go[0], key.go[1]];
  if (key.say) mirrored.say = mirrorWords(key.say);
  if (right) mirrored.left = right;
  if (left) mirrored.right = left;
  if (right_hand) mirrored.left_hand = right_hand;
  if (left_hand) mirrored.right_hand = left_hand;
  if (shrug_right !== undefined) mirrored.shrug_left = shrug_right;
  if (shrug_left !== undefined) mirrored.shrug_right = shrug_left;
  return mirrored;
}

/** A title or a called word for the other side: 'left' and 'right' change places. */
export function mirrorWords(words: string): string {
  return words.replace(/\b(left|right)\b/gi, (word) => {
    const other = word.toLowerCase() === 'left' ? 'right' : 'left';
    return word[0] === word[0]?.toUpperCase() ? other[0]?.toUpperCase() + other.slice(1) : other;
  });
}
