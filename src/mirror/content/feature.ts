// The words of the mirror that other subjects show: its entry in the operators' list of features, and the words of its
// button.

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

/**
 * The texts of the mirror's button. Every page has them, because the button is shown before the mirror's code loads.
 */
export const mirrorButton = {
  player_mirror_label: 'See yourself beside the dancer',
  player_mirror: 'Camera',
} as const;
