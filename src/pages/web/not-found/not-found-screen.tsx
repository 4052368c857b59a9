import './not-found.css';
import { Picture as LostScene } from '#platform/web/art/pictures/lost.svg';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';

export function NotFoundScreen() {
  const copy = useReadCopy();
  // This screen also stands in for a lesson that the course does not have, on a page with another title.
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
