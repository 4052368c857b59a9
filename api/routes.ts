// Where each operation of the contract lives. Plain data without schema code, so that the web can ship it.
// Its invariant: every name here has an entry in contract.ts, and the other way round (contract.test.ts).

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of every operation; `:name` marks a path parameter. */
export const routes = {
  readSession: ['GET', '/api/session'],
  signUp: ['POST', '/api/auth/sign-up'],
  signIn: ['POST', '/api/auth/sign-in'],
  signOut: ['POST', '/api/auth/sign-out'],
  requestMagicLink: ['POST', '/api/auth/magic-link'],
  redeemMagicLink: ['POST', '/api/auth/magic-link/redeem'],
  requestPasswordReset: ['POST', '/api/auth/password-reset'],
  redeemPasswordReset: ['POST', '/api/auth/password-reset/redeem'],

  readCourse: ['GET', '/api/course'],
  readLesson: ['GET', '/api/lessons/:lesson_id'],
  readCopy: ['GET', '/api/copy'],

  readProgress: ['GET', '/api/progress'],
  checkItem: ['PUT', '/api/checklists/:checklist_id/check'],
  uncheckItem: ['DELETE', '/api/checklists/:checklist_id/check'],
  completeLesson: ['POST', '/api/lessons/:lesson_id/completion'],
  reopenLesson: ['DELETE', '/api/lessons/:lesson_id/completion'],
  recordRepetitions: ['POST', '/api/repetitions'],
  setPlan: ['PUT', '/api/plan'],
  finishRehearsal: ['POST', '/api/rehearsal/completion'],

  readProfile: ['GET', '/api/profile'],
  saveSurvey: ['POST', '/api/profile/survey'],
  setReminders: ['PATCH', '/api/profile/reminders'],
  mailPasswordReset: ['POST', '/api/profile/password-reset'],
  changeEmail: ['POST', '/api/profile/email'],
  confirmEmail: ['POST', '/api/profile/email/confirmation'],
  listSessions: ['GET', '/api/profile/sessions'],
  endSession: ['DELETE', '/api/profile/sessions/:session_id'],
  endOtherSessions: ['DELETE', '/api/profile/sessions'],
  exportData: ['GET', '/api/profile/export'],
  deleteAccount: ['POST', '/api/profile/deletion'],

  sendFeedback: ['POST', '/api/feedback'],
  readFaqDebug: ['GET', '/api/faq-debug'],
  seedFaqEntry: ['POST', '/api/faq-seed/:key'],

  readStudioEvent: ['GET', '/api/studio/event'],
  saveStudioEvent: ['PUT', '/api/studio/event'],
  listStudioCopy: ['GET', '/api/studio/copy'],
  saveStudioCopy: ['PUT', '/api/studio/copy/:key'],
  resetStudioCopy: ['DELETE', '/api/studio/copy/:key'],
  previewStudioMail: ['POST', '/api/studio/mail-preview'],
  readStudioRecording: ['GET', '/api/studio/recording'],
  saveStudioRecording: ['PUT', '/api/studio/recording'],
  uploadStudioRecording: ['POST', '/api/studio/recording/file'],
  readStudioFaq: ['GET', '/api/studio/faq'],
  saveStudioFaq: ['PUT', '/api/studio/faq'],
  readStudioCourse: ['GET', '/api/studio/lessons'],
  orderStudioLessons: ['PUT', '/api/studio/lessons'],
  readStudioLesson: ['GET', '/api/studio/lessons/:lesson_id'],
  saveStudioLesson: ['PUT', '/api/studio/lessons/:lesson_id'],
  addStudioStep: ['POST', '/api/studio/lessons/:lesson_id/steps'],
  saveStudioStep: ['PUT', '/api/studio/steps/:step_id'],
  removeStudioStep: ['DELETE', '/api/studio/steps/:step_id'],
  readStudioVideos: ['GET', '/api/studio/videos'],
  saveStudioVideos: ['PUT', '/api/studio/videos'],
  listStudioMedia: ['GET', '/api/studio/media'],
  listStudioFeedback: ['GET', '/api/studio/feedback'],
  markStudioFeedback: ['PATCH', '/api/studio/feedback'],
  deleteStudioFeedback: ['POST', '/api/studio/feedback/deletion'],
  exportStudioFeedback: ['GET', '/api/studio/feedback.csv'],
  readStudioFigures: ['GET', '/api/studio/figures'],
  readStudioHealth: ['GET', '/api/studio/health'],
  listStudioHistory: ['GET', '/api/studio/history'],
  undoStudioChange: ['POST', '/api/studio/history/:change_id/undo'],
  exportStudioCourse: ['GET', '/api/studio/course.json'],
  startStudioImport: ['POST', '/api/studio/imports'],
  readStudioImport: ['GET', '/api/studio/imports/:import_id'],
  readStudioInvitation: ['GET', '/api/studio/invitation'],
  sendStudioInvitation: ['POST', '/api/studio/invitation'],
  stopStudioInvitation: ['DELETE', '/api/studio/invitation'],
  planStudioImport: ['POST', '/api/studio/imports/:import_id/plan'],
  listStudioImportRows: ['GET', '/api/studio/imports/:import_id/rows'],
  uploadStudioImport: ['PUT', '/api/studio/imports/:import_id/:table'],
  applyStudioImport: ['POST', '/api/studio/imports/:import_id/application'],
  dropStudioImport: ['DELETE', '/api/studio/imports/:import_id'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

/** The operations that every page carries; those of crews are in crew-routes.ts, all of them in all-routes.ts. */
export type RouteName = keyof typeof routes;

/**
 * Names the person whom a page shows, by id. A write that is meant for one person and comes with the session of another is
 * refused with other_person.
 */
export const personHeader = 'x-person';
