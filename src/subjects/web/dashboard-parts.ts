// The dashboard's parts of other subjects.

import type { ComponentType } from 'react';
import { CrewsOnCard, CrewsToLead } from '#crew/web/crews-on-card.tsx';

/** On the card of the event, behind the links. */
export const eventCardParts: Readonly<Record<string, ComponentType>> = {
  crew: CrewsOnCard,
};

/** Before all cards, for who teaches or organizes. */
export const leaderParts: Readonly<Record<string, ComponentType>> = {
  crew: CrewsToLead,
};
