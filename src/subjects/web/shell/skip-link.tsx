import { useText } from '#platform/web/queries/copy.ts';

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useText()('nav_skip')}
    </a>
  );
}
