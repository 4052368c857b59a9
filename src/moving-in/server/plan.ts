// The changes that an import would make, row by row, as SQL over the staged rows. The dry run shows this plan and the
// application writes it, so that both always agree.

import { type AliasedRawBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { ImportTable } from '#moving-in/rules/import-tables.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Database } from '#subjects/server/schema.ts';
import {
  called,
  columnsOf,
  hasColumn,
  newRowOf,
  onceOf,
  type ReadColumn,
  valuesOf,
} from './import-schema.ts';
import { fromPeople } from './plan-people.ts';

type Sql = RawBuilder<unknown>;
type Listed = OutputOf<'listStudioImportRows'>['rows'][number];
/** A row of a table's plan: `detail` is in words; `row` has the values to write, with every id translated to ours. */
type Planned = Listed & { row: Record<string, unknown> };

/** The temporary table with the plan of a table; makePlan makes it. */
export const plannedRows = (table: ImportTable) =>
  sql<Planned>`${sql.table(`planned_${table}`)}`.as('planned');

type Stored<Table> = Table extends 'auth_users' ? 'users' : Table;

/** The planned rows with these actions, as rows `v` of the table into which they are written. */
export function rowsToWrite<Table extends ImportTable>(
  table: Table,
  ...actions: Listed['action'][]
): AliasedRawBuilder<Selectable<Database[Stored<Table>]>, 'v'> {
  const stored = table === 'auth_users' ? 'users' : table;
  const fresh = sql`jsonb_populate_record(null::${sql.table(stored)}, ${JSON.stringify(newRowOf(stored))}::jsonb)`;
  return sql<Selectable<Database[Stored<Table>]>>`(select typed.* from ${plannedRows(table)}
    cross join lateral jsonb_populate_record(${fresh}, row) typed
    where action in (${sql.join(actions)}))`.as('v');
}

/** The plan of one table. */
export function planOf(table: ImportTable, import_id: string): Sql {
  const rows = sql`(select * from import_rows where import_id = ${import_id} and table_name = ${table}) r`;
  const isPeople = table === 'users' || table === 'auth_users';
  return sql`
    select line, coalesce(key, '') as key, row, coalesce(problem, detail, '') as detail,
      case when problem is not null then 'problem' when joined then 'join' when not known then 'add'
        when changed then 'change' else 'same' end as action
    from (${isPeople ? fromPeople(table, rows, import_id) : fromRows(table, rows)}) found`;
}

const given = (column: string) => sql`(r.data ->> ${sql.lit(column)})`;
const none = sql`null`;
const inTurn = (parts: Sql[], between = ' ') => sql.join(parts, sql.raw(between));

/**
 * Returns the plan of a table. In its SQL `known` is our row. For tables of the course, `v` is our row with the file's
 * values: columns that the file does not have stay as they are. For tables about people, rows that are not here yet are
 * added. A row about people that is here already changes only if the file's row completes its lesson.
 */
function fromRows(table: ImportTable, rows: Sql): Sql {
  const { detail, known, changed, data, check } = { ...ordinary, ...own[table] };
  const isCourse = hasColumn(table, 'edited_at');
  const keys = columnsOf(table).filter(({ isKey }) => isKey);
  const references = columnsOf(table).filter(({ to }) => to);
  const [first, later] = [references.filter(({ isKey }) => isKey), references.filter(({ isKey }) => !isKey)];
  const problems = [
    ...first.map(nowhere),
    isCourse ? incomplete(table) : none,
    ...onceOf(table).map(repeated),
    ...later.map(nowhere),
    check,
  ];
  const ours: Sql[] = references.flatMap((column) => [sql.lit(column.name), oursOf(column)]);
  if (hasColumn(table, 'removed_at')) ours.push(sql.lit('removed_at'), none);
  const merged = sql`jsonb_populate_record(known, case when r.problem is null then said.data else '{}' end)`;
  return sql`
    select r.line, concat_ws(' ', ${sql.join(keys.map(({ name }) => given(name)))}) as key,
      coalesce(r.problem, ${sql.join(problems)}) as problem, false as joined, ${known} as known,
      ${isCourse ? differs(table) : changed} as changed, ${detail} as detail,
      ${isCourse ? sql`coalesce(to_jsonb(known), '{}') || said.data` : sql`said.data`} as row
    from ${rows} ${inTurn(first.map(joined))}
    left join ${sql.table(table)} known on ${inTurn(keys.map(sameKey), ' and ')} ${inTurn(later.map(joined))}
    cross join lateral (select ${data} || jsonb_build_object(${sql.join(ours)}) as data) said
    ${isCourse ? sql`cross join lateral ${merged} v` : sql``}`;
}

const oursOf = ({ to }: ReadColumn) => sql.ref(`${to}_ids.ours`);

/** Joins the row to which a column refers: by the id in the file, or else by the id in our row. */
function joined({ name, to, isKey }: ReadColumn): Sql {
  const theirs = isKey ? given(name) : sql`coalesce(${given(name)}, ${sql.ref(`known.${name}`)})`;
  const ids = sql.table(`${to}_ids`);
  return sql`left join import_ids ${ids} on ${ids}.table_name = ${to} and ${ids}.theirs = ${theirs}`;
}

function nowhere(column: ReadColumn): Sql {
  const { name, to = 'users' } = column;
  const which = name === 'id' ? sql`'this id or order_num'` : sql`'the id ' || ${given(name)}`;
  return sql`case when ${given(name)} is not null and ${oursOf(column)} is null
    then ${sql.lit(`there is no ${called[to]} with `)} || ${which} end`;
}

function sameKey(column: ReadColumn): Sql {
  const here = sql.ref(`known.${column.name}`);
  const said = column.to ? oursOf(column) : given(column.name);
  return column.required ? sql`${here} = ${said}` : sql`coalesce(${here}, '') = coalesce(${said}, '')`;
}

/** The problem of a row that is new here and lacks a column that new rows need. */
function incomplete(table: ImportTable): Sql {
  const names = columnsOf(table).flatMap(({ name, required }) =>
    required ? [sql`case when ${given(name)} is null then ${sql.lit(name)} end`] : [],
  );
  return sql`case when known is null
    then 'is new here and needs ' || nullif(concat_ws(', ', ${sql.join(names)}), '') end`;
}

function repeated(columns: readonly string[]): Sql {
  const cells = columns.map(given);
  return sql`case when ${inTurn(cells, ' || ')} is not null
    and row_number() over (partition by ${sql.join(cells)} order by r.line) > 1 then 'the same as an earlier row' end`;
}

/** Whether our row would get other values. */
function differs(table: ImportTable): Sql {
  const of = (row: string) =>
    sql`(${sql.join(valuesOf(table).map((column) => sql.ref(`${row}.${column}`)))})`;
  return sql`${of('known')} is distinct from ${of('v')}`;
}

const ordinary = {
  detail: none,
  known: sql`not known is null`,
  changed: sql`false`,
  data: sql`r.data`,
  check: none,
};

const backwards = sql`case when v.end_time <> 0 and v.end_time <= v.start_time
  then 'end_time has to come after start_time' end`;

/**
 * The special properties of each table: words for the operator, and the conditions under which a row is known, changed
 * or wrong.
 */
const own: Readonly<Partial<Record<ImportTable, Partial<typeof ordinary>>>> = {
  settings: { detail: sql`known.value || ' → ' || v.value` },
  ui_copy: { detail: sql`left(known.text, 60) || ' → ' || left(v.text, 60)` },
  lessons: {
    detail: sql`'Day ' || known.order_num || ' ' || known.title || ' → Day ' || v.order_num || ' ' || v.title`,
  },
  steps: {
    detail: sql`'Day ' || (select order_num from lessons where id = lessons_ids.ours) || ', ' || v.step_type`,
    // A video for a step that had none does not take over the times of the medium that was shown before.
    data: sql`case when known.youtube_id is null and r.data ->> 'youtube_id' is not null
      then '{"start_time": 0, "end_time": 0}'::jsonb || r.data else r.data end`,
    check: backwards,
  },
  checklists: { detail: sql`left(v.item_text, 80)`, check: backwards },
  user_roles: { detail: given('role'), known: sql`known.role is not null` },
  lesson_progress: {
    detail: sql`case when r.data ->> 'completed' = 'true' then 'completed' end`,
    changed: sql`r.problem is null and (r.data ->> 'completed')::boolean and not known.completed`,
  },
};
