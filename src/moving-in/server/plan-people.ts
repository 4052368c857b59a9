// Finds out who the imported people are. The hosted product has each person twice, with one id, in auth.users and
// public.users. Two people with the same address become one account.

import { type RawBuilder, sql } from 'kysely';

/**
 * Returns the statements that store the decision about each person of the import in `import_users`, a temporary table
 * of the transaction.
 */
export const preparePeople = (import_id: string) => [
  sql`create temp table import_people_rows on commit drop as
   with told as (select distinct on (data ->> 'id') line, data ->> 'id' as id, data from import_rows
     where import_id = ${import_id} and table_name = 'auth_users' and problem is null order by data ->> 'id', line)
   select 'users' as source, u.line, u.data ->> 'id' as theirs,
     coalesce(jsonb_strip_nulls(told.data), '{}') || jsonb_strip_nulls(u.data)
       || jsonb_strip_nulls(jsonb_build_object('email', coalesce(told.data ->> 'email', u.data ->> 'email'))) as data
   from import_rows u left join told on told.id = u.data ->> 'id'
   where import_id = ${import_id} and table_name = 'users' and problem is null
   union all
   select 'auth_users', line, id, data from told where not exists (select from import_rows u
     where import_id = ${import_id} and table_name = 'users' and u.data ->> 'id' = told.id)`,
  sql`analyze import_people_rows`,
  sql`create temp table import_users on commit drop as
   with done as (select data ->> 'user_id' as theirs, count(*) as records from import_rows
     where import_id = ${import_id} and table_name in ('lesson_progress', 'progress', 'trophies') and problem is null
       and exists (select from import_people_rows group by lower(data ->> 'email') having count(*) > 1)
     group by data ->> 'user_id'),
   ranked as (select people.*, coalesce(records, 0) as records,
       row_number() over (partition by people.theirs order by line) > 1 as same_id,
       first_value(people.theirs) over twins as winner, first_value(coalesce(records, 0)) over twins as most,
       row_number() over twins > 1 as loses, count(*) over (partition by lower(data ->> 'email')) as of_address
     from import_people_rows people left join done on done.theirs = people.theirs
     window twins as (partition by lower(data ->> 'email') order by coalesce(records, 0) desc, line))
   select source, line, theirs, data, same_id, loses, records, winner, most, of_address,
     coalesce(same.id, known.id, winner) as ours, same.id is not null or known.id is not null as here
   from ranked left join users same on same.id = theirs
   left join users known on lower(known.email) = lower(data ->> 'email')`,
  sql`create index on import_users (source, line)`,
  sql`analyze import_users`,
];

/** The people who get new accounts, one row for each. */
export const newPeople = sql<{ ours: string }>`(select * from import_users
  where not here and not loses and not same_id and data ? 'email')`.as('new_people');

/** The plan of one of the two tables of people; `rows` are its staged rows. */
export function fromPeople(source: 'users' | 'auth_users', rows: RawBuilder<unknown>, import_id: string) {
  const partner =
    source === 'auth_users'
      ? sql`left join (select distinct on (data ->> 'id') line, problem, data ->> 'id' as id from import_rows
          where import_id = ${import_id} and table_name = 'users' order by data ->> 'id', line) partner
          on found.line is null and r.problem is null and partner.id = r.data ->> 'id'`
      : sql`left join (select null::integer as line, null as problem) partner on false`;
  return sql`
    select r.line, r.data ->> 'id' as key,
      coalesce(r.problem,
        case when partner.problem is not null then 'the same person as in row ' || partner.line || ' of users, which has a problem'
          when partner.line is null and (same_id or found.line is null) then 'the same id as an earlier row'
          when not data_of ? 'email' then 'has no email address, neither in users nor in auth.users' end) as problem,
      not coalesce(here, true) and loses as joined,
      coalesce(here, true) as known, false as changed,
      case when partner.line is not null then 'the same person as in row ' || partner.line || ' of users'
        when here then 'has an account here, which stays as it is'
        when loses then 'has the address of ' || winner || ', who has more progress (' || most || ' records, here '
          || records || '): both become that one account'
        when of_address > 1 then 'also stands in another row with this address: both become this one account'
        when not data_of ? 'age_group' then 'their age is not in the file' end as detail,
      data_of as row
    from ${rows}
    left join (select line, same_id, here, loses, winner, most, records, of_address, data as data_of
      from import_users where source = ${source}) found on found.line = r.line ${partner}`;
}
