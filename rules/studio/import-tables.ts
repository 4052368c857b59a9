// The tables that an import may bring, with the specification's names (section 3), in the order in which they depend on
// each other.

export const importTables = [
  'settings',
  'ui_copy',
  'lessons',
  'steps',
  'checklists',
  'users',
  'user_roles',
  'lesson_progress',
  'progress',
  'trophies',
] as const;

export type ImportTable = (typeof importTables)[number];

/** The table that a file's name speaks of ('users_rows (1).csv' is users), or null. */
export function importTableOf(fileName: string): ImportTable | null {
  const name = fileName.toLowerCase();
  // lesson_progress comes before progress, which its name holds too.
  return importTables.find((table) => new RegExp(`(^|[^a-z])${table}([^a-z]|$)`).test(name)) ?? null;
}
