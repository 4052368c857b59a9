// Scores that name house moves at random: the same seed always makes the same score.

import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import type { Score, ScoreCue, ScorePhrase } from '#dance/rules/score/score.ts';
import type { HouseCall } from '../stretches.ts';

const names = Object.keys(moves) as MoveName[];

/** A score of `eights` eights, in phrases of four eights, with a move on every count. */
export function seededScore(seed: number, eights: number, tempo = 118): Score {
  const chance = chances(seed);
  const pick = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(chance() * values.length)] as Value;
  const phrases: ScorePhrase[] = [];
  for (let left = eights; left > 0; left -= 4) {
    const counts = 8 * Math.min(4, left);
    phrases.push({
      id: `p${phrases.length}`,
      section: `Part ${phrases.length + 1}`,
      title: `Phrase ${phrases.length + 1}`,
      counts,
      cues: cuesOf(counts, () => callOf(pick(names), chance() < 0.5)),
    });
  }
  return { id: 'own', title: `Random dance ${seed}`, tempo, phrases };
}

/** A phrase of 32 counts whose moves fill four to sixteen counts each, whatever their own length is. */
export function cutScore(seed: number): Score {
  const chance = chances(seed);
  const cues: ScoreCue[] = [];
  for (let at = 1; at <= 32; at += 4 * (1 + Math.floor(chance() * 4))) {
    const name = names[Math.floor(chance() * names.length)] ?? 'stomp';
    cues.push({ at, say: '', title: name, move: callOf(name, chance() < 0.5) });
  }
  const phrase = { id: 'p', section: 'Cut', title: 'Cut', counts: 32, cues };
  return { id: 'own', title: `Cut dance ${seed}`, tempo: 118, phrases: [phrase] };
}

/** The call of a move, with `~` where the other side leads. */
export function callOf(name: MoveName, mirrored: boolean): HouseCall {
  return mirrored ? `~${name}` : name;
}

function cuesOf(counts: number, next: () => HouseCall): ScoreCue[] {
  const cues: ScoreCue[] = [];
  for (let at = 1; at <= counts; ) {
    const call = next();
    const { title, counts: length } = moves[call.replace('~', '') as MoveName];
    cues.push({ at, say: title.toLowerCase(), title, move: call });
    at += length;
  }
  return cues;
}

/** Returns a generator of random numbers from 0 up to 1 (mulberry32), which are the same for the same seed. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
