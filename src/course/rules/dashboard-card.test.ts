import { expect, test } from 'vitest';
import { dashboardCard } from './dashboard-card.ts';

// §4.dashboard-card-continue-plan-rehearse
test.each([
  [0, false, 'continue_plan'],
  [11, false, 'continue_plan'],
  [11, true, 'continue_plan'],
  [12, false, 'rehearse_prompt'],
  [12, true, 'all_complete'],
] as const)(
  'with %i lessons and rehearsal %s the card is %s',
  (completed_count, rehearsal_completed, card) => {
    expect(dashboardCard({ completed_count, rehearsal_completed })).toBe(card);
  },
);
