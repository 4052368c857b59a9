import { useEffect } from 'react';
import { useText } from '#platform/web/queries/copy.ts';

/** Names the page in the tab: '{page} - Shamble'. `alone`: the text is the whole title. */
export function usePageTitle(page: string | undefined, { alone = false } = {}): void {
  const text = useText();
  const title =
    page === undefined || alone ? page : text('meta_title', { page, site_name: text('meta_site_name') });
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
