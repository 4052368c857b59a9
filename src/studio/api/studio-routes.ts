// The addresses of the operations of the studio. They are apart from routes.ts, so that learners' pages do
// not carry them.

import type { Method } from '#subjects/api/routes.ts';

export const studioRoutes = {
  readStudioEvent: ['GET', '/api/studio/event'],
  saveStudioEvent: ['PUT', '/api/studio/event'],
  readStudioFeatures: ['GET', '/api/studio/features'],
  saveStudioFeatures: ['PUT', '/api/studio/features'],
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
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;
