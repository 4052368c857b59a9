import type { Place } from '#platform/rules/place.ts';
import { classPaths } from './paths.ts';

export const classPlaces: readonly Place[] = [
  { to: classPaths.class, label: 'crew_class_link', in: ['day of the event'] },
  { to: classPaths.class, label: 'nav_class', in: ['own network'] },
];
