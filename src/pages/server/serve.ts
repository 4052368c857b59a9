import type { Host } from '#subjects/server/host.ts';
import { faqHandlers } from './faq/handlers.ts';
import { feedbackHandlers, makeFeedbackLimits } from './feedback/handlers.ts';

/** The handlers of feedback and FAQ. */
export const servePages = ({ db, limiter }: Host) => ({
  ...feedbackHandlers({ db, ...makeFeedbackLimits(limiter) }),
  ...faqHandlers(db),
});
