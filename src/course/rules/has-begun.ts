import type { LearnerProgress } from './learner-progress.ts';

/**
 * Whether a learner has practised, ticked or completed anything. Until then the dashboard has one card, and its other
 * parts are plain lines.
 */
export function hasBegun({
  lessons,
  checked,
  latest_trophy,
  current_streak,
}: Pick<LearnerProgress, 'lessons' | 'checked' | 'latest_trophy' | 'current_streak'>): boolean {
  const touched = lessons.some(({ status }) => status === 'in_progress' || status === 'completed');
  return touched || checked.length > 0 || latest_trophy !== null || current_streak > 0;
}
