// The words and moves of a routine with their beats, but without poses: they are worked out quickly enough for the
// first drawing of a page.

import { phraseCounts, type Routine } from '#dance/content/routine/notation.ts';
import { calledName, isMirrored, unmirroredMove } from './called-move.ts';
import { mirrorWords } from './mirror-move.ts';

/** A word called on a count. `beat` is counted from the start of the routine. */
export type Call = { beat: number; cue: string; title: string };

/** A danced move: the beat on which it begins, its name, and its title and hint for the side that leads. */
export type Danced<Name extends string = string> = { beat: number; move: Name; title: string; hint: string };

export type CalledWords<Name extends string = string> = {
  secondsPerBeat: number;
  beats: number;
  calls: readonly Call[];
  danced: readonly Danced<Name>[];
};

/** The words and moves of a routine in their order. A call of an unknown move throws a RangeError with its name. */
export function calledWords<Name extends string>(routine: Routine<Name>): CalledWords<Name> {
  const calls: Call[] = [];
  const danced: Danced<Name>[] = [];
  routine.phrases.forEach((phrase, index) => {
    let beat = index * phraseCounts;
    for (const call of phrase.moves) {
      const move = unmirroredMove(routine, call);
      const inWords = isMirrored(call) ? mirrorWords : (words: string) => words;
      const title = inWords(move.title);
      danced.push({ beat, move: calledName(call), title, hint: inWords(move.hint) });
      for (const { on, say } of move.keys)
        if (say) calls.push({ beat: beat + on - 1, cue: inWords(say), title });
      beat += move.counts;
    }
  });
  return {
    secondsPerBeat: 60 / routine.beats_per_minute,
    beats: routine.phrases.length * phraseCounts,
    calls,
    danced,
  };
}
