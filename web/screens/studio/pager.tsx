import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';

export type Pages = {
  /** The id of the last row of the page before; none on the first page. */
  after: string | undefined;
  newer: () => void;
  older: (lastId: string | undefined) => void;
  /** Back to the first page. */
  reset: () => void;
};

/** Which page of a list is shown, newest first. */
export function usePages(): Pages {
  const [pages, setPages] = useState<readonly string[]>([]);
  return {
    after: pages.at(-1),
    newer: () => setPages(pages.slice(0, -1)),
    older: (lastId = '') => setPages([...pages, lastId]),
    reset: () => setPages([]),
  };
}

export function Pager({
  pages,
  rows,
  more,
}: {
  pages: Pages;
  rows: readonly { id: string }[];
  more: boolean;
}) {
  return (
    <div className="cluster">
      {pages.after !== undefined && (
        <Button look="bone" onClick={pages.newer}>
          Newer
        </Button>
      )}
      {more && (
        <Button look="bone" onClick={() => pages.older(rows.at(-1)?.id)}>
          Older
        </Button>
      )}
    </div>
  );
}
