import { useState } from 'react';
import { takeFocus } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Loaded } from '#studio/web/loaded.tsx';
import { useStudio } from '#studio/web/studio.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';

/** Rows on one page of the server's answer. */
const pageRows = 100;

type Query = InputOf<'listStudioImportRows'>['query'];
type PlanRowsProps = {
  importId: string;
  table: Query['table'];
  action: NonNullable<Query['action']>;
  title: string;
  /** The number of rows; of rows that need no attention, the server lists only the first. */
  count: number;
};

/** The rows behind one number of the dry run. When a number is pressed, the page scrolls to its rows. */
export function PlanRows({ importId, table, action, title, count }: PlanRowsProps) {
  const [offset, setOffset] = useState(0);
  const query = useStudio('listStudioImportRows', {
    params: { import_id: importId },
    query: { table, action, offset },
  });
  return (
    <section className="studio-plan-rows" aria-label={title}>
      <h3 ref={takeFocus} tabIndex={-1}>
        {title}
      </h3>
      <Loaded query={query}>
        {({ rows, more }) => (
          <>
            <ul>
              {folded(rows).map(({ line, last, key, detail }) => (
                <li key={`${line} ${key}`}>
                  {line !== null && <Chip>{line === last ? `row ${line}` : `rows ${line} to ${last}`}</Chip>}{' '}
                  <code>{key}</code> <span>{detail}</span>
                </li>
              ))}
            </ul>
            {!more && offset + rows.length < count && (
              <p className="quiet">{`The list ends here: ${(count - offset - rows.length).toLocaleString('en-US')} more like these are not listed.`}</p>
            )}
            <div className="cluster">
              {offset > 0 && (
                <Button look="quiet" size="small" onClick={() => setOffset(offset - pageRows)}>
                  Rows before
                </Button>
              )}
              {more && (
                <Button look="quiet" size="small" onClick={() => setOffset(offset + pageRows)}>
                  More rows
                </Button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

type Row = OutputOf<'listStudioImportRows'>['rows'][number];

/** Folds rows without a key that follow each other and have the same text into one, such as those of one child. */
function folded(rows: readonly Row[]): (Row & { last: number | null })[] {
  const folds: (Row & { last: number | null })[] = [];
  for (const row of rows) {
    const before = folds.at(-1);
    const goesOn = row.key === '' && before?.key === '' && before.detail === row.detail;
    if (goesOn && before.last !== null && row.line === before.last + 1) before.last = row.line;
    else folds.push({ ...row, last: row.line });
  }
  return folds;
}
