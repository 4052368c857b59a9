// The dashboard's parts of other subjects.

import type { ComponentType } from 'react';
import { CrewsOnCard, CrewsToLead } from '#crew/web/crews-on-card.tsx';

/** What optional subjects show on the card of the event, behind the links. */
export const eventCardParts: Readonly<Record<string, ComponentType>> = {
  crew: CrewsOnCard,
};

/** What optional subjects show before all cards to people who teach or organize. */
export const leaderParts: Readonly<Record<string, ComponentType>> = {
  crew: CrewsToLead,
};
