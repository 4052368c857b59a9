// A tempo map turns seconds of the dance into seconds of a recording, and back. The map is pure arithmetic
// between anchors.

import { countSeconds, routineDuration } from '#dance/content/routine/routine.ts';
import type { Anchor } from './recording.ts';

export type TempoMap = {
  /** Seconds of the recording at which the dance is at `dance` seconds of the routine. */
  musicAt(dance: number): number;
  /** Seconds of the routine at which the recording is at `music` seconds. */
  danceAt(music: number): number;
  /** Seconds of the routine that pass in one second of the recording, at `dance` seconds of the routine. */
  paceAt(dance: number): number;
};

/** The tempo map without a recording: the band plays, and its seconds are the routine's. */
export const ownTempo: TempoMap = {
  musicAt: (dance) => dance,
  danceAt: (music) => music,
  paceAt: () => 1,
};

/** Returns the map of at least two anchors, which are in order. */
export function tempoMap(anchors: readonly Anchor[]): TempoMap {
  const known = anchors.map(({ beat, at }) => ({ dance: beat * countSeconds, music: at }));
  /** The two anchors around a place; for a place outside of all anchors the first two or the last two. */
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

/** The anchors of a recording with a steady tempo. */
export function steadyAnchors(firstBeat: number, beatsPerMinute: number): Anchor[] {
  const beats = routineDuration / countSeconds;
  return [
    { beat: 0, at: firstBeat },
    { beat: beats, at: firstBeat + (beats * 60) / beatsPerMinute },
  ];
}
