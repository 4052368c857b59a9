// The whole contract: every operation of the product, by name. The server mounts it; the web imports only its
// types.

import type { z } from 'zod';
import { classOperations } from '#class/api/class.ts';
import { courseOperations } from '#course/api/course.ts';
import { progressOperations } from '#course/api/progress.ts';
import { crewCopyOperations, crewOperations } from '#crew/api/crew.ts';
import { crewDayOperations } from '#crew/api/crew-day.ts';
import { studioTranslationsOperations } from '#languages/api/studio-translations.ts';
import { studioInvitationOperations } from '#moving-in/api/studio-invitation.ts';
import { studioTransferOperations } from '#moving-in/api/studio-transfer.ts';
import { faqOperations, feedbackOperations } from '#pages/api/pages.ts';
import { profileOperations } from '#people/api/profile.ts';
import { sessionOperations } from '#people/api/session.ts';
import type { Operation } from '#platform/api/operation.ts';
import { studioBrandOperations } from '#studio/api/studio-brand.ts';
import { studioBuiltInOperations } from '#studio/api/studio-built-in.ts';
import { studioContentOperations } from '#studio/api/studio-content.ts';
import { studioCourseOperations } from '#studio/api/studio-course.ts';
import { studioDanceOperations } from '#studio/api/studio-dance.ts';
import { studioHealthOperations } from '#studio/api/studio-health.ts';
import { studioHistoryOperations } from '#studio/api/studio-history.ts';
import { studioPeopleOperations } from '#studio/api/studio-people.ts';
import { studioUploadOperations } from '#studio/api/studio-uploads.ts';
import type { OperationName } from './all-routes.ts';

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
  ...crewCopyOperations,
  ...studioContentOperations,
  ...studioBuiltInOperations,
  ...studioInvitationOperations,
  ...studioCourseOperations,
  ...studioBrandOperations,
  ...studioDanceOperations,
  ...studioUploadOperations,
  ...studioPeopleOperations,
  ...studioHealthOperations,
  ...studioHistoryOperations,
  ...studioTransferOperations,
  ...studioTranslationsOperations,
} satisfies Record<OperationName, Operation>;

export type Contract = typeof contract;

/**
 * Operations that the server allows even if the session is not that of the person whom the tab shows: signing up,
 * signing in and using a link change the person on purpose.
 */
export const changesPerson: ReadonlySet<string> = new Set(
  Object.keys(sessionOperations).filter((name) => name !== 'signOut'),
);

/** The input that a caller sends: only the parts that the operation declares. */
export type InputOf<Name extends OperationName> = {
  params: z.input<Contract[Name]['params']>;
  query: z.input<Contract[Name]['query']>;
  body: z.input<Contract[Name]['body']>;
};

/** The output of an operation. */
export type OutputOf<Name extends OperationName> = z.output<Contract[Name]['output']>;

/** The operations of the features that an operator can switch off. */
const optional: readonly (readonly [feature: string, operations: object])[] = [
  ['crew', crewOperations],
  ['crew', crewDayOperations],
  ['class', classOperations],
  ['moving-in', studioInvitationOperations],
  ['moving-in', studioTransferOperations],
];

const featureByOperation = new Map(
  optional.flatMap(([feature, of]) => Object.keys(of).map((name) => [name, feature] as const)),
);

/** Returns the feature of an operation; undefined for an operation that can't be switched off. */
export function featureOf(operation: string): string | undefined {
  return featureByOperation.get(operation);
}
