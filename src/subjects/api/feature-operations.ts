// The operations of the features that an operator can switch off.

import { classOperations } from '#class/api/class.ts';
import { crewOperations } from '#crew/api/crew.ts';
import { crewDayOperations } from '#crew/api/crew-day.ts';
import { studioInvitationOperations } from '#moving-in/api/studio-invitation.ts';
import { studioTransferOperations } from '#moving-in/api/studio-transfer.ts';

const operations: readonly (readonly [feature: string, operations: object])[] = [
  ['crew', crewOperations],
  ['crew', crewDayOperations],
  ['class', classOperations],
  ['moving-in', studioInvitationOperations],
  ['moving-in', studioTransferOperations],
];

const featureByOperation = new Map(
  operations.flatMap(([feature, of]) => Object.keys(of).map((name) => [name, feature] as const)),
);

/** Returns the feature that an operation belongs to; undefined for one that is always there. */
export function featureOf(operation: string): string | undefined {
  return featureByOperation.get(operation);
}
