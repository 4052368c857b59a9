// The company in which the learner dances: the dancer alone, or a group that is seen from the learner's own place
// in it.

import type { GroupName } from './group.ts';
import { isDancer, type PlayerState } from './player-state.ts';
import { spokenSetting } from './spoken-setting.ts';

/**
 * The company in which the learner dances now: the chosen group where a group is possible (`mayHaveGroup`), else the
 * dancer alone.
 */
export function groupNow(state: PlayerState): GroupName {
  return mayHaveGroup(state) ? state.settings.group : 'alone';
}

/** Whether the house dancer dances more than a lesson's own stretch: only such a step or drill can have a group. */
export function mayHaveGroup(state: PlayerState): boolean {
  return isDancer(state) && spokenSetting(state) !== 'spokenPractice';
}
