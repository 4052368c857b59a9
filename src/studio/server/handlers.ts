// The handlers of studio/api. The contract lets only operators call them.

import type { Handlers } from '#platform/server/http/mount.ts';
import { slowBody } from '#platform/server/http/slow-bodies.ts';
import { listMedia } from '#platform/server/media-files.ts';
import { mediaFolder } from '#platform/server/media-folder.ts';
import type { studioBrandOperations } from '#studio/api/studio-brand.ts';
import type { studioBuiltInOperations } from '#studio/api/studio-built-in.ts';
import type { studioContentOperations } from '#studio/api/studio-content.ts';
import type { studioCourseOperations } from '#studio/api/studio-course.ts';
import type { studioDanceOperations } from '#studio/api/studio-dance.ts';
import type { studioHealthOperations } from '#studio/api/studio-health.ts';
import type { studioHistoryOperations } from '#studio/api/studio-history.ts';
import type { studioPeopleOperations } from '#studio/api/studio-people.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import type { Host } from '#subjects/server/host.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { readBrand, saveBrand } from './brand.ts';
import { readBuiltIn, saveBuiltIn, saveRevision } from './built-in.ts';
import { by } from './change.ts';
import { listCopy, resetCopy, saveCopy } from './copy.ts';
import { readDance, saveDance, saveMapping } from './dance.ts';
import { eventReaders, readEvent, saveEvent } from './event.ts';
import { readFaq, saveFaq } from './faq.ts';
import { readFeatures, saveFeatures } from './features.ts';
import { deleteFeedback, feedbackFile, listFeedback, markFeedback } from './feedback.ts';
import { readFigures } from './figures.ts';
import { listHistory, undoChange } from './history.ts';
import { storeIcon } from './icon-file.ts';
import { makeInTurn } from './in-turn.ts';
import { previewMail } from './mail-preview.ts';
import { readCourse, readLesson } from './read-lesson.ts';
import { readRecording, saveRecording } from './recording.ts';
import { pruneImports } from './rows.ts';
import { orderLessons, saveLesson } from './save-lesson.ts';
import { saveStep } from './save-step.ts';
import { addStep, removeStep } from './steps.ts';
import type { Studio } from './studio.ts';
import { uploadHandlers } from './uploads/upload-handlers.ts';
import { pruneUploads } from './uploads/upload-store.ts';
import { saveVideos, showVideos } from './videos.ts';

type Names =
  | keyof typeof studioBrandOperations
  | keyof typeof studioBuiltInOperations
  | keyof typeof studioContentOperations
  | keyof typeof studioCourseOperations
  | keyof typeof studioDanceOperations
  | keyof typeof studioHealthOperations
  | keyof typeof studioHistoryOperations
  | keyof typeof studioPeopleOperations;

export function studioHandlers(studio: Studio): Pick<Handlers, Names> {
  const { db, slowDb } = studio;
  const inTurn = makeInTurn(slowDb, 'undo');
  return {
    readStudioEvent: () => readEvent(db),
    saveStudioEvent: (call) => saveEvent(studio, by(call), call.body),
    listStudioEventReaders: async () => eventReaders(studio.content.current()),
    readStudioBrand: () => readBrand(db),
    saveStudioBrand: (call) => saveBrand(studio, by(call), call.body),
    uploadStudioIcon: async ({ context }) => {
      return { file: await storeIcon(studio.mediaFolder, slowBody(context)) };
    },
    readStudioFeatures: () => readFeatures(db, studio.content.current()),
    saveStudioFeatures: (call) => saveFeatures(studio, by(call), call.body),
    listStudioCopy: () => listCopy(db),
    saveStudioCopy: (call) => saveCopy(studio, by(call), { ...call.params, ...call.body }),
    resetStudioCopy: (call) => resetCopy(studio, by(call), { ...call.params, ...call.body }),
    previewStudioMail: ({ body }) => previewMail(db, studio.mail, body),
    readStudioRecording: () => readRecording(db),
    saveStudioRecording: (call) => saveRecording(studio, by(call), call.body),
    readStudioDance: () => readDance(db),
    saveStudioDance: (call) => saveDance(studio, by(call), call.body),
    saveStudioMapping: (call) => saveMapping(studio, by(call), call.body),
    readStudioBuiltIn: () => readBuiltIn(db, studio.mediaFolder),
    saveStudioRevision: (call) => saveRevision(studio, by(call), call.body),
    saveStudioBuiltIn: (call) => saveBuiltIn(studio, by(call), call.body),
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
    listStudioMedia: async () => ({ files: await listMedia(studio.mediaFolder, isFilmName) }),

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
    undoStudioChange: (call) => undoChange({ ...studio, inTurn }, by(call), call.params.change_id, call.body),
  };
}

/** The handlers of the studio and of its uploads. */
export const serveStudio = ({ studio, secret, env }: Host) => ({
  ...studioHandlers(studio),
  ...uploadHandlers(studio, secret, env.OPERATOR_EMAILS),
});

/**
 * The studio's jobs: they delete an import's data about people an hour after its last use, and unfinished uploads after
 * two days.
 */
export const studioJobs = ({ db, env, now }: JobParts): SubjectJobs => ({
  tasks: {
    prune_imports: () => pruneImports(db, now()),
    prune_uploads: () => pruneUploads(mediaFolder(env.DATA_DIR), now()),
  },
  timetable: [
    { task: 'prune_imports', match: '*/5 * * * *' },
    { task: 'prune_uploads', match: '50 * * * *' },
  ],
});
