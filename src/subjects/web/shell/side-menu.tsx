import { Menu, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { IconButton } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { NavLink } from '#platform/web/ui/link.tsx';
import { headerLinks, useMenuLinks } from './menu-links.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The navigation of narrow screens; it closes when another page opens. */
export function SideMenu() {
  const [open, setOpen] = useState(false);
  const text = useText();
  const { user } = useSession();
  const own = useMenuLinks('nav_profile', user?.operator);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new place closes the menu
  useEffect(() => setOpen(false), [key]);

  return (
    <div className="side-menu">
      <IconButton label={text('nav_menu_open')} onClick={() => setOpen(true)}>
        <Menu aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onClose={() => setOpen(false)} title={text('nav_menu')} place="side">
        <IconButton className="side-menu-close" label={text('nav_menu_close')} onClick={() => setOpen(false)}>
          <X aria-hidden="true" />
        </IconButton>
        <nav className="side-menu-list" aria-label={text('nav_main')}>
          {[...headerLinks, ...own].map(({ to, label }) => (
            <NavLink key={to} to={to} onClick={() => setOpen(false)}>
              {text(label)}
            </NavLink>
          ))}
        </nav>
        <SignOutButton />
      </Dialog>
    </div>
  );
}
