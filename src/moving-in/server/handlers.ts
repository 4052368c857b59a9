// The handlers of moving in. The contract lets only operators call them.

import type { studioInvitationOperations } from '#moving-in/api/studio-invitation.ts';
import type { studioTransferOperations } from '#moving-in/api/studio-transfer.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { slowBody } from '#platform/server/http/slow-bodies.ts';
import { by } from '#studio/server/change.ts';
import { exportCourse } from '#studio/server/export-course.ts';
import type { Host } from '#subjects/server/host.ts';
import { startWork } from './import-job.ts';
import { readInvitation, sendInvitation, stopInvitation } from './invitation.ts';
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
