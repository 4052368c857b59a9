import { NavLink } from 'react-router';
import type { CopyKey } from '#content/copy/copy-defaults.ts';
import { paths } from '../paths.ts';
import { useReadCopy } from '../queries/copy.ts';
import { Brand } from './brand.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { SideMenu } from './side-menu.tsx';

/** The four places of the header; the side menu adds the profile (specification, section 2). */
export const places: readonly { to: string; label: CopyKey }[] = [
  { to: paths.dashboard, label: 'nav_home' },
  { to: paths.learn, label: 'nav_learn' },
  { to: paths.rehearse, label: 'nav_rehearse' },
  { to: paths.trophies, label: 'nav_trophies' },
];

export function LearnerHeader() {
  const text = useReadCopy();
  return (
    <header className="site-header">
      <div className="site-header-row">
        <Brand to={paths.dashboard} />
        <nav className="site-nav" aria-label="Main">
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to}>
              {text(label)}
            </NavLink>
          ))}
        </nav>
        <ProfileMenu />
        <SideMenu />
      </div>
    </header>
  );
}
