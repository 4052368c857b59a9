import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { paths } from '#rules/paths.ts';
import { useReadCopy } from '../queries/copy.ts';
import { useSession } from '../queries/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { places } from './places.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The navigation of narrow screens; it closes itself once one has gone somewhere. */
export function SideMenu() {
  const [open, setOpen] = useState(false);
  const text = useReadCopy();
  const { user } = useSession();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes the menu
  useEffect(() => setOpen(false), [key]);

  return (
    <div className="side-menu">
      <button
        type="button"
        className="icon-button"
        aria-label={text('nav_menu_open')}
        onClick={() => setOpen(true)}
      >
        <Menu aria-hidden="true" />
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={text('nav_menu')} place="side">
        <button
          type="button"
          className="icon-button side-menu-close"
          aria-label={text('nav_menu_close')}
          onClick={() => setOpen(false)}
        >
          <X aria-hidden="true" />
        </button>
        <nav className="side-menu-list" aria-label={text('nav_main')}>
          {[...places, { to: paths.profile, label: 'nav_profile' as const }].map(({ to, label }) => (
            <NavLink key={to} to={to} onClick={() => setOpen(false)}>
              {text(label)}
            </NavLink>
          ))}
          {user?.operator && (
            <NavLink to={paths.studio} onClick={() => setOpen(false)}>
              {text('nav_studio')}
            </NavLink>
          )}
        </nav>
        <SignOutButton />
      </Dialog>
    </div>
  );
}
