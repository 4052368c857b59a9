// A practice medium is anything that can show a step and be controlled in seconds of its own timeline. Invariant:
// the medium owns the playing state. Callers ask for changes and rely only on the medium's reports.

import type { VersionName } from '#dance/content/routine/version-names.ts';
import type { SpokenMode } from '#dance/rules/voice/candidates.ts';
import type { GroupName } from '#player/rules/group.ts';
import type { Rates } from '#player/rules/medium-source.ts';
import type { MediumReport, MediumState } from '#player/rules/player-event.ts';
import type { Side } from '#player/rules/side.ts';

/** An event that a medium sends by itself. 'Ready' is not such an event, because `load` resolves instead. */
export type MediumEvent = Exclude<MediumReport, { type: 'ready' }>;

export type VoiceSettings = { spoken: SpokenMode; level: number };

/**
 * A medium leaves out the functions that it can't carry out; the source's capabilities say beforehand which
 * functions it has.
 */
export type Medium = {
  /** Resolves when the medium is ready and paused at `start`. A failure is reported as an event, never thrown. */
  load(options: { start: number; rate: number; muted: boolean }): Promise<void>;
  /** Rates that setRate accepts; they are known once the medium is loaded. */
  rates(): Rates;
  play(): void;
  pause(): void;
  /**
   * Seeks to a second of the medium's own timeline. On media that are not exact, the seek takes time and may end
   * near that second.
   */
  seek(seconds: number): void;
  setRate(rate: number): void;
  /** Sets the range: an exact medium pauses at `end` (seconds) and reports rangeEnd. Null removes the range. */
  setRange(range: { start: number; end: number } | null): void;
  setVolume(volume: { level: number; muted: boolean }): void;
  /** Switches the click on every beat on or off. */
  setClick?(on: boolean): void;
  /** Sets the words that are spoken, and how loudly (0 to 1). */
  setVoice?(voice: VoiceSettings): void;
  /**
   * Counts in `beats` beats. The medium waits at its range's start, and begins in `startsIn` seconds if `play` is
   * called by then.
   */
  countIn?(beats: number, startsIn: number): void;
  setSide?(side: Side): void;
  /** Shows or hides the medium's own captions. */
  setCaptions?(on: boolean): void;
  /** Sets the seconds by which this device's sound is heard later than the browser knows. */
  setLate?(seconds: number): void;
  /**
   * Follows a leader. It is called every tenth of a second with the leader's place (seconds of the timeline,
   * negative before the start). Media without this function are controlled by play, seek and setRate.
   */
  follow?(leader: number): void;
  /** Sets the group in which the dance is shown. */
  setGroup?(group: GroupName): void;
  /** Shows another version of the dance. */
  setVersion?(version: VersionName): Promise<void>;
  position(): number;
  /** The medium's length in seconds; 0 while it is unknown. */
  duration(): number;
  /** The title that the video service gives the video; undefined until the service has sent it. */
  title?(): string | undefined;
  state(): MediumState;
  /** Calls `listener` with every event. Returns the function that stops these calls. */
  listen(listener: (event: MediumEvent) => void): () => void;
  destroy(): void;
};
