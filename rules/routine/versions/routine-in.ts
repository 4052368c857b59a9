// The house routine in one of its versions: the same phrases and counts, other bodies and hints.

import { type MoveName, moves } from '#content/routine/moves.ts';
import type { Key, Move, Routine } from '#content/routine/notation.ts';
import { routine } from '#content/routine/routine.ts';
import { type VersionName, versions } from '#content/routine/versions.ts';
import { lowImpact } from './low-impact.ts';
import { seated } from './seated.ts';

const bodies: Record<VersionName, (move: Move) => Move> = { full: (move) => move, low: lowImpact, seated };

/** The routine as it is danced and called in a version. */
export function routineIn(version: VersionName): Routine<MoveName> {
  const entries = Object.keys(moves).map((name) => [name, moveIn(version, name as MoveName)]);
  return { ...routine, moves: Object.fromEntries(entries) };
}

function moveIn(version: VersionName, name: MoveName): Move {
  const { hints, words } = versions[version];
  const move = bodies[version](moves[name]);
  const keys = move.keys.map((key): Key => (key.say ? { ...key, say: words[key.say] ?? key.say } : key));
  return { ...move, keys, hint: hints[name] ?? move.hint };
}
