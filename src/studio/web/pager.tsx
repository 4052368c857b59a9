import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';

export type Pages = {
  /** The place after which the page begins; undefined on the first page. */
  after: string | undefined;
  newer: () => void;
  older: (next: string) => void;
  /** Shows the first page again. */
  reset: () => void;
};

/**
 * Returns the place of the shown page in a list, and the functions that show other pages. The first page has the newest
 * rows.
 */
export function usePages(): Pages {
  const [pages, setPages] = useState<readonly string[]>([]);
  return {
    after: pages.at(-1),
    newer: () => setPages(pages.slice(0, -1)),
    older: (next) => setPages([...pages, next]),
    reset: () => setPages([]),
  };
}

/**
 * The buttons Newer and Older of a list. `next` is the place after which the next page begins; null on the last page.
 */
export function Pager({ pages, next }: { pages: Pages; next: string | null | undefined }) {
  return (
    <div className="cluster">
      {pages.after !== undefined && (
        <Button look="bone" onClick={pages.newer}>
          Newer
        </Button>
      )}
      {next && (
        <Button look="bone" onClick={() => pages.older(next)}>
          Older
        </Button>
      )}
    </div>
  );
}
