import type { Place } from '#platform/rules/place.ts';
import { togetherPaths } from './paths.ts';

export const togetherPlaces: readonly Place[] = [
  {
    to: togetherPaths.together,
    label: 'together_link',
    timed: { at: 'together_link_at', now: 'together_link_now' },
    in: ['landing', 'event card', 'before the rehearsal'],
  },
];
