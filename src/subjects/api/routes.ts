// The addresses of the operations that every page may call. The file is plain data without schema code, so that the web
// can ship it. Every name here has an entry in contract.ts, and every entry there is here or in another file of routes
// (contract.test.ts).

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Method and path of each operation; `:name` marks a path parameter. */
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
  chooseZone: ['PATCH', '/api/profile/time-zone'],
  chooseSide: ['PATCH', '/api/profile/side'],
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
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

/**
 * The operations whose routes every page carries. Those of crews, class screens and the studio have files of their
 * own; all-routes.ts has all of them.
 */
export type RouteName = keyof typeof routes;

/**
 * The header with the id of the person whom a page shows. The server refuses a write, with the error other_person, if
 * the session belongs to another person.
 */
export const personHeader = 'x-person';

/** The header with the language of the calling page, when it is not English. */
export const languageHeader = 'page-language';
