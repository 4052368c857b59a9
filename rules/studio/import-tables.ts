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

/** Columns that a row can't do without, and the ones that are read when they are there; all others are left out. */
export const importColumns: Readonly<
  Record<ImportTable, { required: readonly string[]; optional: readonly string[] }>
> = {
  settings: { required: ['key', 'value'], optional: [] },
  ui_copy: { required: ['key', 'text'], optional: [] },
  lessons: { required: ['id', 'order_num', 'title'], optional: ['lesson_number'] },
  steps: {
    required: ['id', 'lesson_id', 'step_type', 'order_num'],
    optional: [
      'youtube_id',
      'media_file',
      'start_time',
      'end_time',
      'dance_start',
      'dance_end',
      'notes_html',
    ],
  },
  checklists: {
    required: ['id', 'step_id', 'order_num', 'item_text'],
    optional: ['start_time', 'end_time', 'dance_start', 'dance_end'],
  },
  users: {
    required: ['id', 'email'],
    optional: [
      'first_name',
      'last_name',
      'age_group',
      'experience_level',
      'current_streak',
      'reminders_opt_in',
      'last_active_date',
      'created_at',
    ],
  },
  user_roles: { required: ['user_id', 'role'], optional: [] },
  lesson_progress: { required: ['user_id', 'lesson_id'], optional: ['completed', 'completed_at'] },
  progress: { required: ['user_id', 'step_id'], optional: ['checklist_id', 'status', 'completed_at'] },
  trophies: { required: ['user_id', 'part'], optional: ['unlocked_at'] },
};

/** The table that a file's name speaks of ('users_rows (1).csv' is users), or null. */
export function importTableOf(fileName: string): ImportTable | null {
  const name = fileName.toLowerCase().replace(/\.[a-z]+$/, '');
  const byLength = [...importTables].sort((a, b) => b.length - a.length);
  return byLength.find((table) => new RegExp(`(^|[^a-z])${table}([^a-z]|$)`).test(name)) ?? null;
}
