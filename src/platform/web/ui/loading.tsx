import { fixedText } from '#platform/web/fixed-text.ts';
import './loading.css';

/** The specification's indicator. It appears only after a moment, so that quick answers do not flicker. */
export function Loading() {
  return (
    <p className="loading" role="status">
      {fixedText('fallback.loading')}
    </p>
  );
}
