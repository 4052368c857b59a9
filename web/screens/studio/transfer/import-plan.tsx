import { useState } from 'react';
import type { OutputOf } from '#api/contract.ts';
import { call } from '#web/queries/call.ts';
import { useStudio, useStudioWrite } from '#web/queries/studio.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { Loaded } from '../loaded.tsx';
import { PlanRows } from './plan-rows.tsx';

const patienceMs = 600_000;

type Table = OutputOf<'readStudioImport'>['tables'][number];
export type PlanAction = keyof Table['counts'];

const actions: Readonly<Record<PlanAction, string>> = {
  add: 'New',
  change: 'Changed',
  same: 'Already here',
  remove: 'Taken out',
  problem: 'Problems',
};

/** The dry run: what would happen, table by table and row by row, and the button that makes it happen. */
export function ImportPlan(props: { importId: string; onDrop: () => void; onDone: () => void }) {
  const query = useStudio('readStudioImport', { params: { import_id: props.importId } });
  return <Loaded query={query}>{({ tables }) => <Plan {...props} tables={tables} />}</Loaded>;
}

type PlanProps = { importId: string; onDrop: () => void; onDone: () => void; tables: readonly Table[] };

function Plan({ importId, onDrop, onDone, tables }: PlanProps) {
  const apply = useStudioWrite('applyStudioImport', { patienceMs });
  const [leaveOut, setLeaveOut] = useState(false);
  const [shown, setShown] = useState<{ table: Table['table']; action: PlanAction } | null>(null);
  const params = { import_id: importId };
  const problems = tables.reduce((sum, { counts }) => sum + counts.problem, 0);

  return (
    <>
      <table className="studio-table">
        <caption>What the import would do</caption>
        <thead>
          <tr>
            <th scope="col">Table</th>
            {Object.values(actions).map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map(({ table, counts }) => (
            <tr key={table}>
              <th scope="row">{table}</th>
              {(Object.keys(actions) as PlanAction[]).map((action) => (
                <td key={action}>
                  {counts[action] === 0 ? (
                    0
                  ) : (
                    <button
                      type="button"
                      className="studio-count"
                      data-problem={action === 'problem'}
                      aria-label={`${actions[action]} in ${table}: ${counts[action]}`}
                      onClick={() => setShown({ table, action })}
                    >
                      {counts[action].toLocaleString('en-US')}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown && (
        <PlanRows
          key={shown.table + shown.action}
          importId={importId}
          table={shown.table}
          action={shown.action}
          title={`${shown.table}: ${actions[shown.action].toLowerCase()}`}
        />
      )}
      {problems > 0 && (
        <CheckField
          label={`Leave the ${problems.toLocaleString('en-US')} rows with problems out`}
          checked={leaveOut}
          onChange={(change) => setLeaveOut(change.target.checked)}
        />
      )}
      {apply.error && (
        <p role="alert" className="field-error">
          {apply.error.message}
        </p>
      )}
      <div className="cluster">
        <Button
          disabled={tables.length === 0 || (problems > 0 && !leaveOut)}
          busy={apply.isPending}
          busyLabel="Importing…"
          onClick={() =>
            apply.mutate({ params, body: { leave_out_problems: leaveOut } }, { onSuccess: onDone })
          }
        >
          Import now
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            void call('dropStudioImport', { params }).catch(() => undefined);
            onDrop();
          }}
        >
          Throw the files away
        </Button>
      </div>
    </>
  );
}
