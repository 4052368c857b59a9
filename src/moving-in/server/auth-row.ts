// A row of the hosted product's sign-in table (auth.users), which keeps a person's answers at sign-up in one JSON
// column.

/** The column with a person's answers at sign-up. */
export const metadataColumn = 'raw_user_meta_data';

/** Columns that only the sign-in table has. A file named users.csv with any of them is the sign-in table. */
const onlyHere = new Set([metadataColumn, 'encrypted_password', 'raw_app_meta_data', 'instance_id']);

export function isAuthTable(columns: readonly string[]): boolean {
  return columns.some((column) => onlyHere.has(column));
}

/** Returns the row with the answers at sign-up as columns of their own. */
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
