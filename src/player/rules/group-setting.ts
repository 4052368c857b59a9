// The company in which the learner dances: alone, or in the group as it is seen from one's own place in it.

import type { GroupName } from './group.ts';
import { isDancer, type PlayerState } from './player-state.ts';
import { spokenSetting } from './spoken-setting.ts';

/**
 * The company in which the learner dances now: a lesson's own stretch is learnt with the dancer alone, longer ones in the
 * chosen group.
 */
export function groupNow(state: PlayerState): GroupName {
  return mayHaveGroup(state) ? state.settings.group : 'alone';
}

/** Whether what is opened, or drilled, can be danced in a group. */
export function mayHaveGroup(state: PlayerState): boolean {
  return isDancer(state) && spokenSetting(state) !== 'spokenPractice';
}
