import type { Place } from '#platform/rules/place.ts';
import { crewRoot } from './paths.ts';

export const crewPlaces: readonly Place[] = [{ to: crewRoot.crew, label: 'nav_crew', in: ['menu'] }];
