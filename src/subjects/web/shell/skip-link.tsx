import { useCopy } from '#platform/web/queries/copy.ts';

export function SkipLink() {
  return (
    <a className="skip-link" href="#main">
      {useCopy('nav_skip')}
    </a>
  );
}
