// The names of the texts that are called in the dance.

export type CueKey = `cue_${string}`;

/** Returns the key under which the word that is called instead of `cue` is kept. */
export function cueKey(cue: string): CueKey {
  return `cue_${cue.replace(/\W+/g, '_')}`;
}
