// What the learner is told while another medium than the step's first one is in use: which dance is shown now.

import { type PlayerState, sourceOf } from '#player/rules/player-state.ts';
import type { CopyKey } from '#subjects/content/copy-defaults.ts';

/** The text about the medium in use; null while the step's first one is, or none. `{title}` in it is the dance's. */
export function insteadText(state: PlayerState): CopyKey | null {
  const source = sourceOf(state);
  if (!source || state.source === 0) return null;
  if (source.kind === 'card') return 'player_instead_card';
  return source.kind === 'dancer' ? 'player_instead_dancer' : 'player_instead_video';
}
