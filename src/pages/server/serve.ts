import type { Host } from '#subjects/server/host.ts';
import { faqHandlers } from './faq/handlers.ts';
import { feedbackHandlers } from './feedback/handlers.ts';
import { makeFeedbackLimits } from './feedback/limits.ts';

/** The handlers of feedback and FAQ. */
export const servePages = ({ db, limiter }: Host) => ({
  ...feedbackHandlers({ db, ...makeFeedbackLimits(limiter) }),
  ...faqHandlers(db),
});
