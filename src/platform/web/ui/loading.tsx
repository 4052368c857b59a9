import { say } from '#platform/web/page-language.ts';
import './loading.css';
import { fallbackTexts } from '#platform/content/messages.ts';

/** The specification's indicator. It stays invisible for a moment, so that quick answers do not flicker. */
export function Loading() {
  return (
    <p className="loading" role="status">
      {say(fallbackTexts.loading)}
    </p>
  );
}
