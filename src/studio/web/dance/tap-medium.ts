import type { Medium } from '#player/web/medium.ts';

/** A medium to which an operator taps: a video at YouTube, a film, or music. */
export type TapMedium = Pick<Medium, 'play' | 'pause' | 'seek' | 'position' | 'duration' | 'state'>;
