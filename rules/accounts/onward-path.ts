// Pages that ask for a proven address; a mailed link that proves it leads back to them.

import { crewPaths } from '../crew/crew-paths.ts';
import { paths } from '../paths.ts';

export const onwardPaths = [paths.studio, crewPaths.home, crewPaths.open] as const;
export type OnwardPath = (typeof onwardPaths)[number];
