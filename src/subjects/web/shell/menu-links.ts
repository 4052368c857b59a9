import type { Place } from '#platform/rules/place.ts';
import type { CopyKey } from '#subjects/content/texts.ts';
import { paths } from '#subjects/rules/paths.ts';
import { usePlaces } from '#subjects/web/switched-on.ts';

type Link = Pick<Place, 'to' | 'label'>;

/** The four links of the header (specification, section 2). */
export const headerLinks: readonly Link[] = [
  { to: paths.dashboard, label: 'nav_home' },
  { to: paths.learn, label: 'nav_learn' },
  { to: paths.rehearse, label: 'nav_rehearse' },
  { to: paths.trophies, label: 'nav_trophies' },
];

/** The links that both menus add for a person; the two menus have different labels for the profile. */
export function useMenuLinks(profile: CopyKey, operator = false): readonly Link[] {
  const more = usePlaces('menu');
  const studio = { to: paths.studio, label: 'nav_studio' } as const;
  return [{ to: paths.profile, label: profile }, ...more, ...(operator ? [studio] : [])];
}
