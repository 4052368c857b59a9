import type { SpokenMode } from '#dance/rules/voice/candidates.ts';

/** The part of the dance's sound that a tool renders, and the settings with which the sound is rendered. */
export type Rendering = {
  /** The beats of the routine from which and to which the sound is rendered. */
  from: number;
  to: number;
  rate: number;
  /** Number of counts that are spoken before `from`. */
  countIn: number;
  /** Seconds of silence before the first count. */
  lead: number;
  /** Positions of the faders, 0 to 1. */
  band: number;
  voice: number;
  click: boolean;
  spoken: SpokenMode;
};
