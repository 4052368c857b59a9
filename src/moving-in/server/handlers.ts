// The handlers of moving in. The contract lets only operators call them.

import { sql } from 'kysely';
import type { studioInvitationOperations } from '#moving-in/api/studio-invitation.ts';
import type { studioTransferOperations } from '#moving-in/api/studio-transfer.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { slowBody } from '#platform/server/http/slow-bodies.ts';
import { by } from '#studio/server/change.ts';
import type { Host } from '#subjects/server/host.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { type ImportJob, runImport, startWork } from './import-job.ts';
import { invite, readInvitation, sendInvitation, stopInvitation } from './invitation.ts';
import { receiveFile } from './receive-file.ts';
import { dropImport, listImportRows, readImport, startImport } from './staged-import.ts';

type Names = keyof typeof studioInvitationOperations | keyof typeof studioTransferOperations;

export function serveMovingIn({ studio }: Host): Pick<Handlers, Names> {
  const { db, slowDb } = studio;
  return {
    exportStudioCourse: () => exportCourse(slowDb),
    startStudioImport: ({ session }) => startImport(db, session.user_id),
    uploadStudioImport: ({ params, query, context }) => {
      const { import_id, table } = params;
      const options = { folder: studio.temporaryFolder, ...query };
      return receiveFile(slowDb, import_id, table, slowBody(context), options);
    },
    readStudioInvitation: () => readInvitation(db),
    sendStudioInvitation: ({ session, body }) => sendInvitation(db, session.user_id, body),
    stopStudioInvitation: () => stopInvitation(db),
    planStudioImport: (call) => startWork(db, by(call), call.params),
    readStudioImport: ({ params }) => readImport(db, params.import_id),
    listStudioImportRows: ({ params, query }) => listImportRows(db, params.import_id, query),
    applyStudioImport: (call) => startWork(db, by(call), { ...call.params, answers: call.body }),
    dropStudioImport: ({ params }) => dropImport(slowDb, params.import_id),
  };
}

/**
 * The jobs of moving in: `import` makes the dry run of an import or applies the import, `invite` writes to a few
 * imported people at a time.
 */
export const movingInJobs = ({ db, mails, studio }: JobParts): SubjectJobs => ({
  tasks: {
    import: (payload) => runImport(studio, payload as ImportJob),
    invite: () => invite(db, mails),
  },
});

/**
 * Returns the course and its words as one JSON file, with the specification's table names; an import reads it back. The
 * whole file is from one moment; removed steps and items are left out.
 */
async function exportCourse(db: Db): Promise<Response> {
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
