import { Link } from 'react-router';
import { useCopy } from '../queries/copy.ts';

/** The name of the site, as the way home. */
export function Brand({ to }: { to: string }) {
  return (
    <Link className="brand" to={to}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <circle cx="16" cy="16" r="15" fill="var(--moon-300)" />
        <path
          fill="var(--night-900)"
          d="M12.5 31c-.6-3 .4-5.600-.2-8.300l-4.200-6.200-.8-6 1.300-.3.500 2 .3-3.200 1.300.1.100 3.100.900-2.700 1.200.4-.5 3.400.6 2.600 3 2.900 1.300-3.200c-1.100-.5-1.700-1.700-1.500-3 .2-1.700 1.700-2.700 3.300-2.400 1.700.3 2.700 1.700 2.400 3.300-.2 1-.8 1.700-1.700 2l.6 3.700 4.200-2 3-4.200-.4-2.300 1.100.1.700 1.500.8-2 1 .5-.5 2.100-.3 2.300-3.900 6-5.200 3.200c.2 2.500.9 5 .3 7.300a15 15 0 0 1-8.700.3z"
        />
      </svg>
      {useCopy('meta_site_name')}
    </Link>
  );
}
