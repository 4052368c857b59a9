// A tempo map turns seconds of the dance into seconds of a recording, and back, by interpolation between the anchors of
// the recording.

import { countSeconds, routineDuration } from '#dance/content/routine/routine.ts';
import type { Anchor } from './recording.ts';

export type TempoMap = {
  /** The second of the recording at which the dance is at second `dance` of the routine. */
  musicAt(dance: number): number;
  /** The second of the routine at which the recording is at second `music`. */
  danceAt(music: number): number;
  /** Seconds of the routine that pass in one second of the recording, at second `dance` of the routine. */
  paceAt(dance: number): number;
};

/** The tempo map without a recording: the band plays, so the seconds of the music are those of the routine. */
export const ownTempo: TempoMap = {
  musicAt: (dance) => dance,
  danceAt: (music) => music,
  paceAt: () => 1,
};

/** Returns the map of a recording's anchors: at least two, in order. With fewer anchors the map throws a RangeError. */
export function tempoMap(anchors: readonly Anchor[]): TempoMap {
  const known = anchors.map(({ beat, at }) => ({ dance: beat * countSeconds, music: at }));
  /**
   * The tempo at a place, as the anchor before the place and the pace from this anchor to the next. A place outside of
   * all anchors has the tempo of the first two or the last two anchors.
   */
  const around = (key: 'dance' | 'music', place: number) => {
    const next = known.findIndex((each, i) => i > 0 && each[key] > place);
    const second = next < 0 ? known.length - 1 : next;
    const from = known[second - 1];
    const to = known[second];
    if (!from || !to) throw new RangeError('a recording needs two anchors');
    return { from, pace: (to.dance - from.dance) / (to.music - from.music) };
  };
  return {
    musicAt(dance) {
      const { from, pace } = around('dance', dance);
      return from.music + (dance - from.dance) / pace;
    },
    danceAt(music) {
      const { from, pace } = around('music', music);
      return from.dance + (music - from.music) * pace;
    },
    paceAt: (dance) => around('dance', dance).pace,
  };
}

/** The anchors of a recording with a steady tempo, whose first beat is at second `firstBeat`. */
export function steadyAnchors(firstBeat: number, beatsPerMinute: number): Anchor[] {
  const beats = routineDuration / countSeconds;
  return [
    { beat: 0, at: firstBeat },
    { beat: beats, at: firstBeat + (beats * 60) / beatsPerMinute },
  ];
}
