// The band's growth over the six minutes: one entry for each of the 24 phrases.

/**
 * Layers on top of a section's own music. 1: a cymbal opens the phrase. 2: sixteenths on the hats, claps beside the snare.
 * 3: a second cymbal, the guitar doubles the bass, the tune gets a second voice.
 */
export const layers = [0, 0, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 2, 2, 2, 1, 2, 2, 2, 3, 3, 3, 3] as const;

/**
 * Decibels by which a phrase is played louder or softer, so that the sparse ones are not lost and the last
 * minute is the loudest. They are set with `npm run bench sound`, which measures the result.
 */
export const phraseLevels = [
  -0.5, -0.9, -1.2, -1.2, 0.5, 1.1, -0.3, 1.1, 0.6, 0.9, 0.3, 0.7, -1.0, -1.5, 0.2, -1.6, 0.5, -0.9, -0.1,
  0.2, 0.9, 0.0, -1.0, 0.5,
] as const;
