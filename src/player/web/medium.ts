// A practice medium is anything that can show a step and be driven in seconds of its own timeline. Invariant:
// the medium owns the state. Callers request changes and rely only on the medium's reports.

import type { VersionName } from '#dance/content/routine/version-names.ts';
import type { SpokenMode } from '#dance/rules/voice/candidates.ts';
import type { GroupName } from '#player/rules/group.ts';
import type { Rates } from '#player/rules/medium-source.ts';
import type { MediumReport, MediumState } from '#player/rules/player-event.ts';
import type { Side } from '#player/rules/side.ts';

/** An event that a medium sends by itself. ('Ready' is not among them: `load` resolves.) */
export type MediumEvent = Exclude<MediumReport, { type: 'ready' }>;

export type VoiceSettings = { spoken: SpokenMode; level: number };

/** A medium leaves out the calls that it can't carry out; the source's capabilities say beforehand which it has. */
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
  /** An exact medium pauses at `end` (seconds) and reports rangeEnd; null removes the range. */
  setRange(range: { start: number; end: number } | null): void;
  setVolume(volume: { level: number; muted: boolean }): void;
  /** A click on every beat. */
  setClick?(on: boolean): void;
  /** The words that are spoken, and how loudly (0 to 1). */
  setVoice?(voice: VoiceSettings): void;
  /**
   * Counts in `beats` beats. The medium waits at its range's start, and begins `startsIn` seconds from now if
   * `play` is called by then.
   */
  countIn?(beats: number, startsIn: number): void;
  setSide?(side: Side): void;
  /** Shows or hides the medium's own captions. */
  setCaptions?(on: boolean): void;
  /** Seconds by which this device's sound is heard later than the browser knows. */
  setLate?(seconds: number): void;
  /**
   * Follows a leader; called every tenth of a second with the leader's place (seconds of the timeline, negative
   * before the start). Media without this function are driven by play, seek and setRate.
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
