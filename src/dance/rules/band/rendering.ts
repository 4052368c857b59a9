import type { SpokenMode } from '#dance/rules/voice/candidates.ts';

/** A stretch of the dance's sound, as rendering tools ask for it. */
export type Rendering = {
  /** Beats of the routine between which the sound is rendered. */
  from: number;
  to: number;
  rate: number;
  /** Counts that are spoken before `from`. */
  countIn: number;
  /** Seconds of silence before the first count. */
  lead: number;
  /** Positions of the faders, 0 to 1. */
  band: number;
  voice: number;
  click: boolean;
  spoken: SpokenMode;
};
