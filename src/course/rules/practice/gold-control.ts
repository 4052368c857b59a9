import type { Tab } from '#course/rules/step-sequence.ts';
import type { Stage } from './guide.ts';

/**
 * The lesson's one gold control: the player's first button ('player'), a tab, the first open mark of the list, or the
 * button Mark Complete ('complete').
 */
export type GoldControl = 'player' | 'practice' | 'zombie' | 'mark' | 'complete';

export type GoldInput = {
  /** The stage that the guide leads to; null where there is none. */
  stage: Stage | null;
  tab: Tab;
  /** `active` is true while something plays, and `paused` while a practice is paused. */
  active: boolean;
  paused: boolean;
  /** Whether the practice list is ticked or everything is danced, so that the lesson can be marked complete. */
  completes: boolean;
};

/**
 * Returns the control that the learner should press next. While something plays it is the player; after that, a lesson
 * that can be marked complete comes before a paused practice, and both come before the stage. For the stages 'list' and
 * 'check' the control is the tab of the stage. Once that tab is open, it is a mark of the list, or the player for
 * 'check'.
 */
export function goldControl({ stage, tab, active, paused, completes }: GoldInput): GoldControl {
  if (active) return 'player';
  if (completes) return 'complete';
  if (paused) return 'player';
  if (stage === 'list') return tab === 'practice' ? 'mark' : 'practice';
  if (stage === 'check' && tab !== 'zombie') return 'zombie';
  return 'player';
}
