// Makes the house routine in one of its versions: with the same phrases and counts, but other movements and hints.

import { exercises } from '#dance/content/routine/exercises.ts';
import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import type { Key, Move, Routine } from '#dance/content/routine/notation.ts';
import { routine } from '#dance/content/routine/routine.ts';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { versions } from '#dance/content/routine/versions.ts';
import { lowImpact } from './low-impact.ts';
import { seated } from './seated.ts';

const bodies: Record<VersionName, (move: Move) => Move> = { full: (move) => move, low: lowImpact, seated };

/** The routine as it is danced and called in a version. */
export function routineIn(version: VersionName): Routine<MoveName> {
  const entries = Object.keys(moves).map((name) => [name, moveIn(version, name as MoveName)]);
  return { ...routine, moves: Object.fromEntries(entries) };
}

/** Warm-up and cool-down in a version. */
export function exercisesIn(version: VersionName): typeof exercises {
  const entries = Object.entries<Move>(exercises.moves).map(([name, move]) => [name, bodies[version](move)]);
  return { ...exercises, moves: Object.fromEntries(entries) };
}

/** A move of the house as it is danced and called in a version. */
export function moveIn(version: VersionName, name: MoveName): Move {
  const { hints, words } = versions[version];
  const move = bodies[version](moves[name]);
  const keys = move.keys.map((key): Key => (key.say ? { ...key, say: words[key.say] ?? key.say } : key));
  return { ...move, keys, hint: hints[name] ?? move.hint };
}
