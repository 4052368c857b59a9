// Links to pages of this site. The router's own Link and NavLink would bring its framework's prefetching, forms and
// fetchers to every page (docs/decisions/089-a-router-without-data.md).

import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLocation, useMatch, useNavigate } from 'react-router';

type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'download'> & {
  /** A path of this site, with its query and fragment. */
  to: string;
  /** Whether the link replaces the current page in the browser's history, as a link to the current page always does. */
  replace?: boolean;
};

/** A link to the path `to`. A plain press goes there within the document; other presses are left to the browser. */
export function Link({ to, replace, onClick, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const href = useHref(to);
  const here = useHref(useLocation());
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlain(event)) return;
        event.preventDefault();
        void navigate(to, { replace: replace ?? href === here });
      }}
    />
  );
}

/** A link of a menu: it is marked while its page, or a page below its page, is open. */
export function NavLink({ to, ...rest }: LinkProps) {
  const open = useMatch({ path: to, end: false }) !== null;
  return <Link {...rest} to={to} aria-current={open ? 'page' : undefined} />;
}

function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
