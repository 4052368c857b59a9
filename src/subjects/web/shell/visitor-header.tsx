import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { SiteHeader } from './site-header.tsx';

export function VisitorHeader() {
  return (
    <SiteHeader home={paths.home}>
      <ButtonLink to={paths.login} look="bone" size="small">
        {useText()('nav_login')}
      </ButtonLink>
    </SiteHeader>
  );
}
