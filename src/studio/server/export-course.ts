// Exports the whole course and its texts as one JSON file, with the specification's names of tables. An import
// reads the same file.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';

/** Returns the course, read in one snapshot, without removed steps and items. */
export async function exportCourse(db: Db): Promise<Response> {
  const { rows } = await sql<{ course: object }>`
    select jsonb_build_object(
      'settings', (select jsonb_agg(to_jsonb(t) - 'edited_at' order by key) from settings t),
      'ui_copy', (select jsonb_agg(to_jsonb(t) - 'edited_at' order by key) from ui_copy t),
      'lessons', (select jsonb_agg(to_jsonb(t) - 'edited_at' order by order_num) from lessons t),
      'steps', (select jsonb_agg(to_jsonb(t) - 'edited_at' - 'removed_at' order by lesson_id, order_num)
        from steps t where removed_at is null),
      'checklists', (select jsonb_agg(to_jsonb(t) - 'edited_at' - 'removed_at' order by step_id, order_num)
        from checklists t where removed_at is null
          and step_id in (select id from steps where removed_at is null))
    ) as course`.execute(db);
  return new Response(`${JSON.stringify(rows[0]?.course, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json',
      'content-disposition': 'attachment; filename="course.json"',
      'cache-control': 'no-store',
    },
  });
}
