import { CircleUserRound } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink, IconButton } from '#platform/web/ui/button.tsx';
import { useMenuLinks } from './menu-links.ts';
import { SignOutButton } from './sign-out-button.tsx';

/**
 * Profile, links of other subjects, and Sign Out behind the round button. It is a popover, closed by Escape or a press
 * elsewhere. In browsers without popovers the focus opens it; Safari gives the focus on a press only to elements with a
 * tabindex.
 */
export function ProfileMenu() {
  const text = useText();
  const { user } = useSession();
  const own = useMenuLinks('nav_menu_profile', user?.operator);
  const menu = useRef<HTMLDivElement>(null);
  const id = useId();
  return (
    <div className="profile-menu">
      <IconButton
        popoverTarget={id}
        tabIndex={0}
        label={`${text('nav_menu_profile')}${user ? `: ${user.first_name}` : ''}`}
      >
        <CircleUserRound aria-hidden="true" />
      </IconButton>
      <div ref={menu} id={id} popover="auto" tabIndex={-1} className="profile-menu-list">
        {own.map(({ to, label }) => (
          <ButtonLink key={to} look="row" to={to} onClick={() => menu.current?.hidePopover?.()}>
            {text(label)}
          </ButtonLink>
        ))}
        <SignOutButton look="row" className="profile-menu-sign-out" />
      </div>
    </div>
  );
}
