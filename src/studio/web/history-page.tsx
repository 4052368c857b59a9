import { useRef } from 'react';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { EmptyState } from '#platform/web/ui/empty-state.tsx';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { Loaded } from './loaded.tsx';
import { momentText } from './moment-text.ts';
import { PageHead } from './page-head.tsx';
import { Pager, usePages } from './pager.tsx';
import { RowChange } from './row-change.tsx';
import { UndoButton } from './undo-button.tsx';

type Change = OutputOf<'listStudioHistory'>['changes'][number];

/** The page with every change of the course: who made it and when, the state before and after, and an undo. */
export function HistoryPage() {
  const pages = usePages();
  const { after } = pages;
  const query = useStudio('listStudioHistory', after ? { query: { after } } : {});
  return (
    <>
      <PageHead title="History">
        Every change of the course, newest first. An undo can be undone too, but not that of an import with
        people or progress: import its files again.
      </PageHead>
      <Loaded query={query}>
        {({ changes, more }) => (
          <>
            {changes.length === 0 && <EmptyState>Nothing has been changed yet.</EmptyState>}
            {changes.map((change) => (
              <ChangeCard key={change.id} change={change} />
            ))}
            <Pager pages={pages} next={more ? changes.at(-1)?.id : null} />
          </>
        )}
      </Loaded>
    </>
  );
}

function ChangeCard({ change }: { change: Change }) {
  const lessons = useStudio('readStudioCourse').data?.lessons ?? [];
  const card = useRef<HTMLElement>(null);
  const { id, changed_at, changed_by, summary, undone, row_count, people, has_records, rows } = change;
  return (
    <Card ref={card} as="article">
      <h2 className="studio-name">{summary}</h2>
      <p className="quiet">
        <span>{`${changed_by ?? 'Somebody who has left'},`}</span>{' '}
        <time dateTime={changed_at}>{momentText(changed_at)}</time>
      </p>
      {row_count > 0 && (
        <details>
          <summary>Before and after</summary>
          {rows.map((row) => (
            <RowChange key={`${row.table} ${row.key}`} row={row} lessons={lessons} />
          ))}
          {row_count > rows.length && <p className="quiet">{`… and ${row_count - rows.length} more.`}</p>}
        </details>
      )}
      {undone ? (
        <p>
          <Chip>undone</Chip>
        </p>
      ) : (
        (row_count > 0 || people > 0 || has_records) && (
          <UndoButton
            ref={handFocusOn(() => card.current?.querySelector('p:last-child > span') ?? null)}
            changeId={id}
          />
        )
      )}
    </Card>
  );
}
