import './not-found.css';
import { Picture as LostScene } from '#platform/web/art/pictures/lost.svg';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { paths } from '#subjects/rules/paths.ts';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';

export function NotFoundScreen() {
  const text = useText();
  // Sets the title, because this screen is also shown on the page of a lesson that does not exist.
  usePageTitle(text('not_found_title'));
  return (
    <div className="stack centered not-found">
      <div className="stack centered not-found-words">
        <h1 tabIndex={-1}>
          <span className="figure not-found-code">{text('not_found_code')}</span>{' '}
          <span>{text('not_found_title')}</span>
        </h1>
        <p>{text('not_found_text')}</p>
        <ButtonLink to={paths.home} size="large">
          {text('not_found_home')}
        </ButtonLink>
      </div>
      <LostScene />
    </div>
  );
}
