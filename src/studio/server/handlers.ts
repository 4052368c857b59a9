// The studio: handlers of api/studio-*.ts. The contract lets only operators in.

import {
  listLanguages,
  listTranslations,
  resetTranslation,
  saveTranslation,
} from '#languages/server/translations.ts';
import { applyImport } from '#moving-in/server/apply-import.ts';
import { readImport } from '#moving-in/server/import-work.ts';
import { readInvitation, sendInvitation, stopInvitation } from '#moving-in/server/invitation.ts';
import { receiveFile } from '#moving-in/server/receive-file.ts';
import { dropImport, listImportRows, planImport, startImport } from '#moving-in/server/staged-import.ts';
import type { Call, Handlers } from '#platform/server/http/mount.ts';
import { allowSlowBody } from '#platform/server/http/slow-bodies.ts';
import { listMedia } from '#platform/server/media-files.ts';
import type { StudioOperationName } from '#studio/api/studio-routes.ts';
import type { Operator } from './change.ts';
import { listCopy, resetCopy, saveCopy } from './copy.ts';
import { readEvent, saveEvent } from './event.ts';
import { exportCourse } from './export-course.ts';
import { readFaq, saveFaq } from './faq.ts';
import { deleteFeedback, feedbackFile, listFeedback, markFeedback } from './feedback.ts';
import { readFigures } from './figures.ts';
import { listHistory, undoChange } from './history.ts';
import { previewMail } from './mail-preview.ts';
import { readCourse, readLesson } from './read-lesson.ts';
import { readRecording, saveRecording } from './recording.ts';
import { orderLessons, saveLesson } from './save-lesson.ts';
import { saveStep } from './save-step.ts';
import { storeSoundFile } from './sound-file.ts';
import { addStep, removeStep } from './steps.ts';
import type { Studio } from './studio.ts';
import { saveVideos, showVideos } from './videos.ts';

export function studioHandlers(studio: Studio): Pick<Handlers, StudioOperationName> {
  const { db, slowDb } = studio;
  return {
    readStudioEvent: () => readEvent(db),
    saveStudioEvent: (call) => saveEvent(studio, by(call), call.body),
    listStudioCopy: () => listCopy(db),
    saveStudioCopy: (call) => saveCopy(studio, by(call), { ...call.params, ...call.body }),
    resetStudioCopy: (call) => resetCopy(studio, by(call), { ...call.params, ...call.body }),
    previewStudioMail: ({ body }) => previewMail(db, studio.mail, body),
    readStudioRecording: () => readRecording(db),
    saveStudioRecording: (call) => saveRecording(studio, by(call), call.body),
    uploadStudioRecording: async ({ context }) => {
      allowSlowBody(context);
      return { file: await storeSoundFile(studio.mediaFolder, context.req.raw.body ?? nothing()) };
    },
    listStudioLanguages: () => listLanguages(db, studio.content.current()),
    listStudioTranslations: ({ params }) => listTranslations(db, studio.content.current(), params.language),
    saveStudioTranslation: (call) => saveTranslation(studio, by(call), { ...call.params, ...call.body }),
    resetStudioTranslation: (call) => resetTranslation(studio, by(call), { ...call.params, ...call.body }),
    readStudioFaq: () => readFaq(db),
    saveStudioFaq: (call) => saveFaq(studio, by(call), call.body),

    readStudioCourse: () => readCourse(db),
    orderStudioLessons: (call) => orderLessons(studio, by(call), call.body),
    readStudioLesson: ({ params }) => readLesson(db, params.lesson_id),
    saveStudioLesson: (call) => saveLesson(studio, by(call), call.params.lesson_id, call.body),
    addStudioStep: (call) => addStep(studio, by(call), call.params.lesson_id, call.body.step_type),
    saveStudioStep: (call) => saveStep(studio, by(call), call.params.step_id, call.body),
    removeStudioStep: (call) => removeStep(studio, by(call), call.params.step_id, call.body),
    readStudioVideos: () => showVideos(db, studio.mediaFolder),
    saveStudioVideos: (call) => saveVideos(studio, by(call), call.body),
    listStudioMedia: async () => ({ files: await listMedia(studio.mediaFolder) }),

    listStudioFeedback: ({ query }) => listFeedback(db, query),
    markStudioFeedback: ({ body }) => markFeedback(db, body),
    deleteStudioFeedback: ({ body }) => deleteFeedback(db, body),
    exportStudioFeedback: async ({ query }) =>
      new Response(feedbackFile(db, query), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="feedback.csv"',
          'cache-control': 'no-store',
        },
      }),
    readStudioFigures: () => readFigures(slowDb),
    readStudioHealth: () => studio.readHealth(),

    listStudioHistory: ({ query }) => listHistory(db, query.after),
    undoStudioChange: (call) => undoChange(studio, by(call), call.params.change_id, call.body),

    exportStudioCourse: () => exportCourse(slowDb),
    startStudioImport: ({ session }) => startImport(db, session.user_id),
    uploadStudioImport: ({ params, query, context }) => {
      allowSlowBody(context);
      const { import_id, table } = params;
      const options = { folder: studio.temporaryFolder, ...query };
      return receiveFile(slowDb, import_id, table, context.req.raw.body ?? nothing(), options);
    },
    readStudioInvitation: () => readInvitation(db),
    sendStudioInvitation: ({ session, body }) => sendInvitation(db, session.user_id, body),
    stopStudioInvitation: () => stopInvitation(db),
    planStudioImport: ({ params }) => planImport(studio, params.import_id),
    readStudioImport: ({ params }) => readImport(db, params.import_id),
    listStudioImportRows: ({ params, query }) => listImportRows(db, params.import_id, query),
    applyStudioImport: ({ session, params, body }) =>
      applyImport(studio, session.user_id, params.import_id, body),
    dropStudioImport: ({ params }) => dropImport(slowDb, params.import_id),
  };
}

function by({
  session,
  idempotencyKey,
}: Pick<Call<StudioOperationName>, 'session' | 'idempotencyKey'>): Operator {
  return { user_id: session.user_id, key: idempotencyKey };
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
