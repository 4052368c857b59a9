import { NavLink } from 'react-router';
import { paths } from '#rules/paths.ts';
import { useReadCopy } from '../queries/copy.ts';
import { Brand } from './brand.tsx';
import { places } from './places.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { SideMenu } from './side-menu.tsx';

export function LearnerHeader() {
  const text = useReadCopy();
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Brand to={paths.dashboard} />
        <nav className="nav-links site-nav" aria-label={text('nav_main')}>
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
