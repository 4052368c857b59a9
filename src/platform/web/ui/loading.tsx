import { fixedText } from '#platform/web/fixed-text.ts';
import './loading.css';

/**
 * The specification's indicator. It appears only after a moment, so that the page does not flicker at a quick answer.
 */
export function Loading() {
  return (
    <p className="loading" role="status">
      {fixedText('fallback.loading')}
    </p>
  );
}
