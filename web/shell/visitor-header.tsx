import { paths } from '#rules/paths.ts';
import { useCopy } from '../queries/copy.ts';
import { ButtonLink } from '../ui/button.tsx';
import { SiteHeader } from './site-header.tsx';

export function VisitorHeader() {
  return (
    <SiteHeader home={paths.home}>
      <ButtonLink to={paths.login} look="bone" size="small">
        {useCopy('nav_login')}
      </ButtonLink>
    </SiteHeader>
  );
}
