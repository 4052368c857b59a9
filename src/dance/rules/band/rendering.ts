import type { SpokenMode } from '#dance/rules/voice/candidates.ts';

/** What is to be heard, as tools ask for it that render the sound of the dance. */
export type Rendering = {
  /** Beats of the routine. */
  from: number;
  to: number;
  rate: number;
  /** Counts before `from`. */
  countIn: number;
  /** Seconds before the first count. */
  lead: number;
  /** Faders, 0 to 1. */
  band: number;
  voice: number;
  click: boolean;
  spoken: SpokenMode;
};
