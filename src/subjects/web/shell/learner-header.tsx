import { useText } from '#platform/web/queries/copy.ts';
import { NavLink } from '#platform/web/ui/link.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { headerLinks } from './menu-links.ts';
import { ProfileMenu } from './profile-menu.tsx';
import { SideMenu } from './side-menu.tsx';
import { SiteHeader } from './site-header.tsx';

export function LearnerHeader() {
  const text = useText();
  return (
    <SiteHeader home={paths.dashboard}>
      <nav className="nav-links site-nav" aria-label={text('nav_main')}>
        {headerLinks.map(({ to, label }) => (
          <NavLink key={to} to={to}>
            {text(label)}
          </NavLink>
        ))}
      </nav>
      <ProfileMenu />
      <SideMenu />
    </SiteHeader>
  );
}
