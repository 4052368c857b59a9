import type { ReactNode } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';

/** The top of every page: the name of the site as the link `home`, and beside it `children`. */
export function SiteHeader({ home, children }: { home: string; children?: ReactNode }) {
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Link className="brand" to={home}>
          <SiteMark />
          <span>{useText()('meta_site_name')}</span>
        </Link>
        {children}
      </div>
    </header>
  );
}

/** The built-in logo: a hand that rises before the moon. */
export function SiteMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="var(--moon-300)" />
      <path
        fill="var(--night-900)"
        d="M12.5 31c-.6-3 .4-5.6-.2-8.3l-4.2-6.2-.8-6 1.3-.3.5 2 .3-3.2 1.3.1.1 3.1.9-2.7 1.2.4-.5 3.4.6 2.6 3 2.9 1.3-3.2c-1.1-.5-1.7-1.7-1.5-3 .2-1.7 1.7-2.7 3.3-2.4 1.7.3 2.7 1.7 2.4 3.3-.2 1-.8 1.7-1.7 2l.6 3.7 4.2-2 3-4.2-.4-2.3 1.1.1.7 1.5.8-2 1 .5-.5 2.1-.3 2.3-3.9 6-5.2 3.2c.2 2.5.9 5 .3 7.3a15 15 0 0 1-8.7.3z"
      />
    </svg>
  );
}
