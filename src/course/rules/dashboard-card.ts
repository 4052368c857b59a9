// The choice of the dashboard's main card (specification, section 4), never of its words.

import { limits } from '#subjects/rules/limits.ts';

export type DashboardCard = 'continue_plan' | 'rehearse_prompt' | 'all_complete';

/** `completed_count` counts lessons up to the twelfth. */
export function dashboardCard({
  completed_count,
  rehearsal_completed,
}: {
  completed_count: number;
  rehearsal_completed: boolean;
}): DashboardCard {
  if (completed_count < limits.lessons) return 'continue_plan';
  return rehearsal_completed ? 'all_complete' : 'rehearse_prompt';
}
