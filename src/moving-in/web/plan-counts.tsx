import { Button } from '#platform/web/ui/button.tsx';
import type { OutputOf } from '#subjects/api/contract.ts';

type Table = OutputOf<'readStudioImport'>['tables'][number];
export type PlanAction = keyof Table['counts'];
export type PlanRowsOf = { table: Table['table']; action: PlanAction; title: string; count: number };

const actions: Readonly<Record<PlanAction, string>> = {
  add: 'New',
  change: 'Changed',
  same: 'Already here',
  join: 'Made one',
  remove: 'Not in your files',
  problem: 'Problems',
};

type PlanCountsProps = { tables: readonly Table[]; onShow: (rows: PlanRowsOf) => void };

/** The numbers of rows of each table that would be added, changed and so on; each number leads to its rows. */
export function PlanCounts({ tables, onShow }: PlanCountsProps) {
  const shown = (Object.keys(actions) as PlanAction[]).filter(
    (action) => action === 'add' || tables.some(({ counts }) => counts[action] > 0),
  );
  return (
    <table className="studio-table">
      <caption>What the import would do</caption>
      <thead>
        <tr>
          <th scope="col">Table</th>
          {shown.map((action) => (
            <th key={action} scope="col">
              {actions[action]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tables.map(({ table, counts }) => (
          <tr key={table}>
            <th scope="row">{table.replace('auth_users', 'auth.users')}</th>
            {shown.map((action) => (
              <td key={action} data-label={actions[action]} data-none={counts[action] === 0}>
                {counts[action] === 0 ? (
                  0
                ) : (
                  <Button
                    look="quiet"
                    className="studio-count"
                    data-problem={action === 'problem'}
                    aria-label={`${actions[action]} in ${table}: ${counts[action]}`}
                    onClick={() =>
                      onShow({
                        table,
                        action,
                        title: `${table}: ${actions[action].toLowerCase()}`,
                        count: counts[action],
                      })
                    }
                  >
                    {counts[action].toLocaleString('en-US')}
                  </Button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
