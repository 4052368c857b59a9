/** What is to be heard, as tools ask for it that render the sound of the dance. */
export type Rendering = {
  /** Beats of the routine. */
  from: number;
  to: number;
  rate: number;
  /** Faders. */
  band: number;
  click: boolean;
};
