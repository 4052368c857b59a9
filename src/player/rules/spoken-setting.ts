// The setting for the words of the voice: by default counts in a lesson, cues in a stretch of several lessons, nothing in the rehearsal.

import { lengthOf } from '#dance/rules/score/score.ts';
import type { SpokenMode } from '#dance/rules/voice/candidates.ts';
import { type PlayerState, sourceOf } from './player-state.ts';
import { drillOf } from './practice.ts';

export type SpokenSetting = 'spokenPractice' | 'spokenAddOn' | 'spokenRehearsal';

/** Beats of the spoken count-in: five, six, seven, eight. */
const spokenBeats = 4;

/** The setting that applies to the open step, or to the drill. */
export function spokenSetting({ scene, practice }: PlayerState): SpokenSetting {
  if (!scene) return 'spokenPractice';
  const { start, end } = (practice && drillOf(practice.loop)?.counts) ?? scene.counts;
  if (end - start >= lengthOf(scene.score)) return 'spokenRehearsal';
  return end - start > scene.lessonCounts ? 'spokenAddOn' : 'spokenPractice';
}

/** The words that are spoken now, where the medium can speak. */
export function spokenNow(state: PlayerState): SpokenMode {
  return state.settings[spokenSetting(state)];
}

/** Beats that are counted before the medium in use starts because the counts are spoken; 0 for none. */
export function spokenCountIn(state: PlayerState): number {
  return isAudible(state, 'speaks') && state.settings.countIn === 0 && spokenNow(state) === 'counts'
    ? spokenBeats
    : 0;
}

/** Milliseconds by which the band is heard later than it is sent to the loudspeaker; 0 where no band plays. */
export function bandLate(state: PlayerState): number {
  return isAudible(state, 'band') ? state.settings.soundLate : 0;
}

/** Whether the medium in use has this sound, and sound is on. */
function isAudible(state: PlayerState, what: 'speaks' | 'band'): boolean {
  return state.settings.sound && sourceOf(state)?.can[what] === true;
}
