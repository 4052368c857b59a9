// Gives the word that is called in place of the routine's word `cue`: the operator's word, or `cue` itself.

import { type CueKey, cueKey } from '#platform/content/cue-key.ts';

/** Returns the called word. `read` returns the text that an operator gave to a key, or '' if there is none. */
export function cueText(read: (key: CueKey) => string, cue: string): string {
  return read(cueKey(cue)) || cue;
}

/** Whether a called word says the same as the name of its move, so that one of them is enough. */
export function saysTheSame(cue: string, move: string): boolean {
  return cue !== '' && cue.trim().toLowerCase() === move.trim().toLowerCase();
}
