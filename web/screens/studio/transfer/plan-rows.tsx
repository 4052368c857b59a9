import { useState } from 'react';
import type { InputOf } from '#api/contract.ts';
import { useStudio } from '#web/queries/studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Loaded } from '../loaded.tsx';

/** Rows on one page of the server's answer. */
const pageRows = 100;

type Query = InputOf<'listStudioImportRows'>['query'];
type PlanRowsProps = {
  importId: string;
  table: Query['table'];
  action: NonNullable<Query['action']>;
  title: string;
};

/** The rows behind one figure of the dry run. */
export function PlanRows({ importId, table, action, title }: PlanRowsProps) {
  const [offset, setOffset] = useState(0);
  const query = useStudio('listStudioImportRows', {
    params: { import_id: importId },
    query: { table, action, offset },
  });
  return (
    <section className="studio-plan-rows" aria-label={title}>
      <h3>{title}</h3>
      <Loaded query={query}>
        {({ rows, more }) => (
          <>
            <ul>
              {rows.map(({ line, key, detail }) => (
                <li key={`${line} ${key}`}>
                  {line !== null && <span className="chip">row {line}</span>} <code>{key}</code> {detail}
                </li>
              ))}
            </ul>
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
