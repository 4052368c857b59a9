import './not-found.css';
import { paths } from '#rules/paths.ts';
import { Picture as LostScene } from '#web/art/pictures/lost.svg';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePageTitle } from '#web/shell/page-title.ts';
import { ButtonLink } from '#web/ui/button.tsx';

export function NotFoundScreen() {
  const copy = useReadCopy();
  // It also stands in for a lesson that the course does not have, on a page with another title.
  usePageTitle(copy('not_found_title'));
  return (
    <div className="stack centered not-found">
      <div className="stack centered not-found-words">
        <h1 tabIndex={-1}>
          <span className="figure not-found-code">{copy('not_found_code')}</span>{' '}
          <span>{copy('not_found_title')}</span>
        </h1>
        <p>{copy('not_found_text')}</p>
        <ButtonLink to={paths.home} size="large">
          {copy('not_found_home')}
        </ButtonLink>
      </div>
      <LostScene />
    </div>
  );
}
