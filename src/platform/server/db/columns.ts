// The kinds of columns that tables have: as types for the compiler, and as data that a test compares with the migrated
// database.

import type { ColumnType } from 'kysely';

/**
 * `type` is PostgreSQL's own name of the column's type. `values` exists for the compiler alone: its type names the
 * types of values that are read, inserted and updated.
 */
export type Column<Read = unknown, Insert = Read, Update = Insert> = {
  readonly type: string;
  readonly isNullable: boolean;
  readonly hasDefault: boolean;
  readonly values?: ColumnType<Read, Insert, Update>;
};

/** A column in the form that Kysely needs in its table types. */
export type ValuesOf<Held> =
  Held extends Column<infer Read, infer Insert, infer Update> ? ColumnType<Read, Insert, Update> : never;

function column<Read, Insert = Read>(type: string): Column<Read, Insert> {
  return { type, isNullable: false, hasDefault: false };
}

export const text = column<string>('text');
/** Text of the type `Value`: a check of the table, or our own code, refuses any other text. */
export const textOf = <Value extends string>() => column<Value>('text');
export const uuid = column<string>('uuid');
export const integer = column<number>('integer');
/** A large whole number, read as text, because a JavaScript number may not hold it exactly. */
export const bigint = column<string, string | number>('bigint');
export const double = column<number>('double precision');
export const boolean = column<boolean>('boolean');
/** A list of whole numbers. */
export const integers = column<number[]>('ARRAY');
export const bytes = column<Buffer>('bytea');
/** A local day, YYYY-MM-DD, never a Date. */
export const day = column<string>('date');
/** A UTC instant. */
export const instant = column<Date, Date | string>('timestamp with time zone');
/** A column of JSON: reading gives the value, and writing takes its JSON text. */
export const json = <Value>() => column<Value, string>('jsonb');

/** Returns a column that may be null, and left out of an insert. */
export function nullable<Read, Insert, Update>(
  held: Column<Read, Insert, Update>,
): Column<Read | null, Insert | null | undefined, Update | null> {
  return { type: held.type, isNullable: true, hasDefault: held.hasDefault };
}

/** Returns a column that may be left out of an insert. */
export function withDefault<Read, Insert, Update>(
  held: Column<Read, Insert, Update>,
): Column<Read, Insert | undefined, Update> {
  return { type: held.type, isNullable: held.isNullable, hasDefault: true };
}

/** Returns a column whose value the database alone gives. */
export function generated<Read, Insert>(held: Column<Read, Insert>): Column<Read, never, never> {
  return { type: held.type, isNullable: held.isNullable, hasDefault: true };
}
