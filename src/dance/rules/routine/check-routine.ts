// Checks a routine, and reports its faults in sentences for the choreographer.

import { type Key, type Move, phraseCounts, type Routine } from '#dance/content/routine/notation.ts';
import { armOf } from './body-row.ts';
import { calledName } from './called-move.ts';
import { checkMotion } from './check-motion.ts';
import { compileRoutine } from './compile-routine.ts';

/**
 * Returns a sentence for each fault of a routine; none if the routine can be danced. The written moves are checked
 * first. Only if they have no fault, the routine is compiled and its motion is checked.
 */
export function checkRoutine<Name extends string>(routine: Routine<Name>): string[] {
  const written = [...checkMoves(routine), ...checkPhrases(routine)];
  return written.length > 0 ? written : checkMotion(compileRoutine(routine));
}

function checkMoves<Name extends string>({ moves }: Routine<Name>): string[] {
  return Object.entries<Move>(moves).flatMap(([name, move]) => [
    ...checkCues(name, move),
    ...move.keys.flatMap((key) => checkReach(name, key)),
  ]);
}

function checkCues(name: string, { counts, keys, title, hint }: Move): string[] {
  const problems: string[] = [];
  if (!title || !hint) problems.push(`${name}: needs a title and a hint`);
  if (!keys[0]?.say) problems.push(`${name}: has no cue on its first key`);
  keys.forEach((key, index) => {
    const before = keys[index - 1]?.on ?? 0;
    if (key.on <= before)
      problems.push(`${name}: the key on ${key.on} does not come after the one on ${before}`);
    if (key.on < 1 || key.on >= counts + 1)
      problems.push(`${name}: the key on ${key.on} lies outside its ${counts} counts`);
  });
  return problems;
}

/** Reports a hand nearer to the shoulder than a folded arm allows, or farther than an almost straight arm reaches. */
function checkReach(name: string, key: Key): string[] {
  return [key.hands, key.left_hand, key.right_hand].flatMap((hand) => {
    const reach = hand && armOf(hand).reach;
    if (reach === undefined || (reach >= 0.3 && reach <= 1)) return [];
    return [`${name}, count ${key.on}: the hand is out of reach (${reach} of the arm's length)`];
  });
}

function checkPhrases<Name extends string>({ moves, phrases }: Routine<Name>): string[] {
  return phrases.flatMap((phrase, index) => {
    const where = `phrase ${index + 1}`;
    const unknown = phrase.moves.filter((call) => !Object.hasOwn(moves, calledName(call)));
    if (unknown.length > 0) return unknown.map((call) => `${where}: unknown move ${call}`);
    const counts = phrase.moves.reduce((sum, call) => sum + moves[calledName(call)].counts, 0);
    const problems: string[] = [];
    if (counts !== phraseCounts) problems.push(`${where}: has ${counts} counts instead of ${phraseCounts}`);
    if (phrases[index - 1]?.moves.join() === phrase.moves.join())
      problems.push(`${where}: repeats the phrase before it`);
    return problems;
  });
}
