// The company in which the learner dances: the dancer alone, or a group that is seen from the learner's own place
// in it.

import type { GroupName } from './group.ts';
import { isDancer, type PlayerState } from './player-state.ts';
import { spokenSetting } from './spoken-setting.ts';

/**
 * The company in which the learner dances now: the dancer alone for a lesson's own stretch, the chosen group for
 * longer stretches.
 */
export function groupNow(state: PlayerState): GroupName {
  return mayHaveGroup(state) ? state.settings.group : 'alone';
}

/** Whether the open step, or the drill under way, can be danced in a group. */
export function mayHaveGroup(state: PlayerState): boolean {
  return isDancer(state) && spokenSetting(state) !== 'spokenPractice';
}
