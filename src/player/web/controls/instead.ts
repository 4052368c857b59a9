// The texts that say which dance is shown while a medium other than the step's first medium is in use.

import type { Instead } from '#player/rules/instead.ts';
import type { CopyKey } from '#subjects/content/texts.ts';

/** The texts; `{title}` stands for the dance's title. */
export const insteadTexts = {
  card: 'player_instead_card',
  dancer: 'player_instead_dancer',
  video: 'player_instead_video',
} as const satisfies Record<Instead, CopyKey>;
