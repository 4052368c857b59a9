// What is called where the routine says `cue`: the operator's word, or its own.

import { type CueKey, cueKey } from '#platform/content/cue-key.ts';

/** `read` gives the text of a key, '' where there is none. */
export function cueText(read: (key: CueKey) => string, cue: string): string {
  return read(cueKey(cue)) || cue;
}
