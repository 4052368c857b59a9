// Pages that ask for a proven address; a mailed link that proves it leads back to them.

import { paths } from '#subjects/rules/paths.ts';

export const onwardPaths = [paths.studio, paths.crew, `${paths.crew}/open`] as const;
export type OnwardPath = (typeof onwardPaths)[number];
