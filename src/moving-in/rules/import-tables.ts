// The tables that an import reads, with the specification's names (section 3). A table comes after those that it refers
// to.

export const importTables = [
  'settings',
  'ui_copy',
  'lessons',
  'steps',
  'checklists',
  'auth_users',
  'users',
  'user_roles',
  'lesson_progress',
  'progress',
  'trophies',
] as const;

/**
 * The encodings of a file that is not UTF-8 from which an operator can choose, by their names in the Encoding Standard.
 */
export const importEncodings = [
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-9',
  'koi8-r',
  'utf-16le',
  'utf-16be',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'big5',
  'gb18030',
] as const;

/** Which of the first two numbers is the day, in files that write dates with slashes. */
export const dateOrders = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** `auth_users` is the hosted product's sign-in table auth.users, with the same people as users. */
export type ImportTable = (typeof importTables)[number];

/** The tables into which imported rows are written. */
export type StoredTable = Exclude<ImportTable, 'auth_users'>;

/** The table named in a file's name ('users_rows (1).csv' is users), or null. */
export function importTableOf(fileName: string): ImportTable | null {
  const name = fileName.toLowerCase().replace(/[^a-z]+/g, '_');
  const byLength = [...importTables].sort((a, b) => b.length - a.length);
  return byLength.find((table) => `_${name}_`.includes(`_${table}_`)) ?? null;
}

/** The imported table for a table of a database ('public.steps', 'auth.users'), or null. */
export function importTableIn(schema: string, table: string): ImportTable | null {
  if (schema === 'auth') return table === 'users' ? 'auth_users' : null;
  return importTables.find((each) => each === table && each !== 'auth_users') ?? null;
}
