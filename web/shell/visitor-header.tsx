import { paths } from '#rules/paths.ts';
import { useCopy } from '../queries/copy.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Brand } from './brand.tsx';

export function VisitorHeader() {
  return (
    <header className="site-header">
      <div className="page site-header-row">
        <Brand to={paths.home} />
        <ButtonLink to={paths.login} look="bone" size="small">
          {useCopy('nav_login')}
        </ButtonLink>
      </div>
    </header>
  );
}
