// What a practice medium is: anything that can show a step and be driven in seconds of its own timeline.
// Invariant: the medium owns the state. Callers ask for changes and believe only what it reports.

import type { MediumSource } from '#rules/player/scene.ts';

export type MediumKind = MediumSource['kind'];

export type MediumState = 'loading' | 'ready' | 'playing' | 'paused' | 'buffering' | 'ended' | 'failed';

export type View = 'front' | 'back';

export type MediumEvent =
  | { type: 'state'; state: MediumState }
  | { type: 'rate'; rate: number }
  /** Position, duration or buffered amount may have changed; at least once per 100 ms while playing. */
  | { type: 'time' }
  /** An exact medium has stopped by itself at the end of its range (see setRange). */
  | { type: 'range_end' }
  | { type: 'autoplay_blocked' }
  /** `code` is the service's own number or name, for the log. The medium is of no further use. */
  | { type: 'failed'; code: string; configuration: boolean };

export type Abilities = {
  /** Rates that setRate accepts: any between 0.25 and 2, or just these. */
  rates: 'any' | readonly number[];
  /** Can be shown from the back, and mirrored. */
  views: boolean;
  mirror: boolean;
  /** Ends a range by itself within a frame (dancer, file); others are polled (youtube). */
  exact: boolean;
  /** Lets itself be silenced while still playing. */
  volume: boolean;
  /** Can add a click on every beat. */
  click: boolean;
};

export type Medium = {
  readonly kind: MediumKind;
  readonly abilities: Abilities;
  /** Resolves when ready at `start`, paused; a failure is reported as an event, never thrown. */
  load(options: { start: number; rate: number; muted: boolean }): Promise<void>;
  play(): void;
  pause(): void;
  /** Seconds of the medium's own timeline. Lands late or near on media that are not exact. */
  seek(seconds: number): void;
  setRate(rate: number): void;
  /** An exact medium pauses at `end` (seconds) and reports range_end; null takes the range away. */
  setRange(range: { start: number; end: number } | null): void;
  setVolume(volume: { level: number; muted: boolean }): void;
  /** A click on every beat; nothing on media without that ability. */
  setClick(on: boolean): void;
  setView(view: { side: View; mirrored: boolean }): void;
  position(): number;
  /** Seconds; 0 while unknown. */
  duration(): number;
  state(): MediumState;
  /** Returns the function that stops listening. */
  listen(listener: (event: MediumEvent) => void): () => void;
  destroy(): void;
};
