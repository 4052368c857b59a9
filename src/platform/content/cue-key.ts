// The keys of the texts that are called in the dance.

export type CueKey = `cue_${string}`;

/** Returns the text key of a cue, under which an operator's own word for it is kept. */
export function cueKey(cue: string): CueKey {
  return `cue_${cue.replace(/\W+/g, '_')}`;
}
