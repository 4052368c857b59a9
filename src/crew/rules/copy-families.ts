import { crewRoot } from './paths.ts';

export const crewFamily = { name: 'crew', title: 'Crews', preview: crewRoot.crew };
export const dayFamily = { name: 'day', title: 'The day of a crew’s event', preview: null };
