import type { CopyKey } from '#content/copy/copy-defaults.ts';
import { paths } from '#rules/paths.ts';

/** The four places of the header; the side menu adds the profile (specification, section 2). */
export const places: readonly { to: string; label: CopyKey }[] = [
  { to: paths.dashboard, label: 'nav_home' },
  { to: paths.learn, label: 'nav_learn' },
  { to: paths.rehearse, label: 'nav_rehearse' },
  { to: paths.trophies, label: 'nav_trophies' },
];
