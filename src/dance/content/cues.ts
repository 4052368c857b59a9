// The words called in the dance as editable texts, so that an operator can replace them by other words. A page gets
// only the words that differ from the routine's own.

import { type CueKey, cueKey } from '#platform/content/cue-key.ts';
import { moves } from './routine/moves.ts';

const called = Object.values(moves).flatMap(({ keys }) => keys.flatMap(({ say }) => (say ? [say] : [])));

export const cueDefaults: Readonly<Record<CueKey, string>> = Object.fromEntries(
  called.map((cue) => [cueKey(cue), cue]),
);
