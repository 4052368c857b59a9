// A practice medium is anything that can show a step and be driven in seconds of its own timeline. Invariant: the medium
// owns the state. Callers ask for changes and believe only what it reports.

import type { VersionName } from '#dance/content/routine/version-names.ts';
import type { SpokenMode } from '#dance/rules/voice/candidates.ts';
import type { GroupName } from '#player/rules/group.ts';
import type { Rates } from '#player/rules/medium-source.ts';
import type { MediumReport, MediumState } from '#player/rules/player-event.ts';
import type { Side } from '#player/rules/side.ts';

/** An event that a medium sends by itself; that it is ready, `load` says. */
export type MediumEvent = Exclude<MediumReport, { type: 'ready' }>;

export type VoiceSettings = { spoken: SpokenMode; level: number };

/** A medium lacks the calls that it can't carry out; its source's capabilities say beforehand what it can. */
export type Medium = {
  /** Resolves when ready at `start`, paused; a failure is reported as an event, never thrown. */
  load(options: { start: number; rate: number; muted: boolean }): Promise<void>;
  /** Rates that setRate accepts; known once it is loaded. */
  rates(): Rates;
  play(): void;
  pause(): void;
  /** Seconds of the medium's own timeline. Lands late or near on media that are not exact. */
  seek(seconds: number): void;
  setRate(rate: number): void;
  /** An exact medium pauses at `end` (seconds) and reports rangeEnd; null takes the range away. */
  setRange(range: { start: number; end: number } | null): void;
  setVolume(volume: { level: number; muted: boolean }): void;
  /** A click on every beat. */
  setClick?(on: boolean): void;
  /** The words that are spoken, and how loudly (0 to 1). */
  setVoice?(voice: VoiceSettings): void;
  /** Counts itself in: it is at the start of its range, and plays `startsIn` seconds from now when told to by then. */
  countIn?(beats: number, startsIn: number): void;
  setSide?(side: Side): void;
  /** Captions of its own. */
  setCaptions?(on: boolean): void;
  /** Seconds by which this device's sound is heard later than the browser knows. */
  setLate?(seconds: number): void;
  /**
   * Keeps to a leader, told every tenth of a second: seconds of its timeline, negative before the start. Media without
   * this function are driven by play, seek and setRate.
   */
  follow?(leader: number): void;
  /** Sets the group in which the dance is shown. */
  setGroup?(group: GroupName): void;
  /** Shows another version of the dance. */
  setVersion?(version: VersionName): Promise<void>;
  position(): number;
  /** Seconds; 0 while unknown. */
  duration(): number;
  /** The video service's own title, once it is there. */
  title?(): string | undefined;
  state(): MediumState;
  /** Returns the function that stops listening. */
  listen(listener: (event: MediumEvent) => void): () => void;
  destroy(): void;
};
