// The whole contract: every operation of the product, by name. The server mounts it; the web calls it by type only.

import type { z } from 'zod';
import type { OperationName } from './all-routes.ts';
import { classOperations } from './class.ts';
import { courseOperations } from './course.ts';
import { crewOperations } from './crew.ts';
import { crewDayOperations } from './crew-day.ts';
import { faqOperations } from './faq.ts';
import { feedbackOperations } from './feedback.ts';
import type { Operation } from './operation.ts';
import { profileOperations } from './profile.ts';
import { progressOperations } from './progress.ts';
import { sessionOperations } from './session.ts';
import { studioContentOperations } from './studio-content.ts';
import { studioCourseOperations } from './studio-course.ts';
import { studioHealthOperations } from './studio-health.ts';
import { studioHistoryOperations } from './studio-history.ts';
import { studioInvitationOperations } from './studio-invitation.ts';
import { studioPeopleOperations } from './studio-people.ts';
import { studioTransferOperations } from './studio-transfer.ts';
import { studioTranslationsOperations } from './studio-translations.ts';

export const contract = {
  ...sessionOperations,
  ...courseOperations,
  ...progressOperations,
  ...profileOperations,
  ...feedbackOperations,
  ...faqOperations,
  ...classOperations,
  ...crewOperations,
  ...crewDayOperations,
  ...studioContentOperations,
  ...studioInvitationOperations,
  ...studioCourseOperations,
  ...studioPeopleOperations,
  ...studioHealthOperations,
  ...studioHistoryOperations,
  ...studioTransferOperations,
  ...studioTranslationsOperations,
} satisfies Record<OperationName, Operation>;

export type Contract = typeof contract;

/** What a caller sends: only the parts that the operation declares. */
export type InputOf<Name extends OperationName> = {
  params: z.input<Contract[Name]['params']>;
  query: z.input<Contract[Name]['query']>;
  body: z.input<Contract[Name]['body']>;
};

/** What comes back. */
export type OutputOf<Name extends OperationName> = z.output<Contract[Name]['output']>;
