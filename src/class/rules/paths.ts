import type { Place } from '#platform/rules/place.ts';

/** Paths of the class screen and of the phone that leads it, for everybody. */
export const classPaths = { class: '/class' } as const;

/** Links to the class screen on pages of other subjects. */
export const classPlaces: readonly Place[] = [
  { to: classPaths.class, label: 'crew_class_link', in: ['day of the event'] },
  { to: classPaths.class, label: 'nav_class', in: ['menu', 'footer', 'teachers', 'own network'] },
];
