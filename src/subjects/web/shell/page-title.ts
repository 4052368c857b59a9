import { useEffect } from 'react';
import { fillText } from '#platform/web/fill-text.ts';
import { useText } from '#platform/web/queries/copy.ts';

/**
 * Sets the title of the tab: '{page} - {site_name}'. With `alone` the text is the whole title, and may contain the
 * site's name.
 */
export function usePageTitle(page: string | undefined, { alone = false } = {}): void {
  const text = useText();
  const site_name = text('meta_site_name');
  const title =
    page === undefined || alone
      ? page && fillText(page, { site_name })
      : text('meta_title', { page, site_name });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
