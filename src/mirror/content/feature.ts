// The mirror as others show it: to operators as a feature, and with the words of its button.

import type { Feature } from '#platform/content/feature.ts';

export const mirrorFeature = {
  mirror: {
    title: 'Mirror and takes',
    about: 'The learner’s own camera beside the dancer; nothing leaves the device.',
    mention: /\b(?:your|own) camera\b|\b(?:see|film) yourself\b/i,
    ownTexts: /^mirror_|^player_mirror/,
  },
} satisfies Record<string, Feature>;

/** Pages of the feature; the mirror has none. */
export const mirrorFeaturePages = { mirror: [] };

/** The text of the mirror's button, which stands there before the mirror comes. */
export const mirrorButton = {
  player_mirror_label: 'See yourself beside the dancer',
  player_mirror: 'Camera',
} as const;
