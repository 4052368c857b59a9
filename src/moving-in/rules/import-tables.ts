// The tables that an import may bring, with the specification's names (section 3), in the order in which they depend on
// each other.

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

/** Encodings that a file may be read in when it is not UTF-8, as the Encoding Standard names them. */
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

/** The number of two that is the day, in files that write dates with slashes. */
export const dateOrders = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof dateOrders)[number];

/** `auth_users` is the hosted product's table auth.users: the same people as in users, seen by its sign-in. */
export type ImportTable = (typeof importTables)[number];

/** The tables that hold an imported row afterwards. */
export type StoredTable = Exclude<ImportTable, 'auth_users'>;

/** The table that a file's name speaks of ('users_rows (1).csv' is users), or null. */
export function importTableOf(fileName: string): ImportTable | null {
  const name = fileName.toLowerCase().replace(/[^a-z]+/g, '_');
  const byLength = [...importTables].sort((a, b) => b.length - a.length);
  return byLength.find((table) => `_${name}_`.includes(`_${table}_`)) ?? null;
}

/** The table of a database that an import may bring ('public.steps', 'auth.users'), or null. */
export function importTableIn(schema: string, table: string): ImportTable | null {
  if (schema === 'auth') return table === 'users' ? 'auth_users' : null;
  return importTables.find((each) => each === table && each !== 'auth_users') ?? null;
}
