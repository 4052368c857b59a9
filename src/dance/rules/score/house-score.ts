// The scores that Shamble ships: that of the house routine, and that of warm-up and cool-down.

import { exercises } from '#dance/content/routine/exercises.ts';
import { phraseCounts, type Routine } from '#dance/content/routine/notation.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { calledWords } from '#dance/rules/routine/called-words.ts';
import type { Score, ScoreCue } from './score.ts';
import { exerciseScoreId, houseScoreId } from './score-ids.ts';

let house: Score | undefined;
let behind: Score | undefined;

/** The house routine in counts. */
export function houseScore(): Score {
  house ??= scoreOf(houseScoreId, 'House routine', routine);
  return house;
}

/** Warm-up and cool-down in counts. */
export function exerciseScore(): Score {
  behind ??= scoreOf(exerciseScoreId, 'Warm-up and cool-down', exercises);
  return behind;
}

function scoreOf<Name extends string>(id: string, title: string, of: Routine<Name>): Score {
  const { danced, calls } = calledWords(of);
  const phrases = of.phrases.map((phrase, index) => {
    const start = index * phraseCounts;
    const within = ({ beat }: { beat: number }) => beat >= start && beat < start + phraseCounts;
    const cues = new Map<number, ScoreCue>();
    for (const { beat, move, title, hint } of danced.filter(within))
      cues.set(beat, { at: beat - start + 1, say: '', title, move, hint });
    for (const { beat, cue } of calls.filter(within))
      cues.set(beat, { at: beat - start + 1, ...cues.get(beat), say: cue });
    return {
      id: String(index + 1),
      section: phrase.section,
      title: phrase.title,
      counts: phraseCounts,
      cues: [...cues.values()].toSorted((a, b) => a.at - b.at),
    };
  });
  return { id, title, tempo: of.beats_per_minute, phrases };
}
