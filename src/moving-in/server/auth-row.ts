// A row of the hosted product's sign-in table (auth.users): what a person said at sign-up lies in one JSON column.

/** The answers of a person at sign-up. */
export const metadataColumn = 'raw_user_meta_data';

/** Columns that only the sign-in table has: a file named users.csv that has one of them is that table. */
const telling = new Set([metadataColumn, 'encrypted_password', 'raw_app_meta_data', 'instance_id']);

export function isAuthTable(columns: readonly string[]): boolean {
  return columns.some((column) => telling.has(column));
}

/** The row with what was said at sign-up as columns of its own. */
export function authRow(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [metadataColumn]: said, ...rest } = row;
  return { ...objectOf(said), ...rest };
}

function objectOf(said: unknown): Record<string, unknown> {
  try {
    const value = typeof said === 'string' ? JSON.parse(said) : said;
    if (typeof value !== 'object' || value === null) return {};
    const { first_name, last_name, age_group } = value;
    return { first_name, last_name, age_group };
  } catch {
    return {};
  }
}
