// The parts of the dashboard that come from other subjects.

import type { ComponentType } from 'react';
import { CrewsOnCard, CrewsToLead } from '#crew/web/crews-on-card.tsx';

/** Parts of optional subjects on the event card, after its links. */
export const eventCardParts: Readonly<Record<string, ComponentType>> = {
  crew: CrewsOnCard,
};

/** Parts of optional subjects that the dashboard shows above all its cards, for people who teach or organize. */
export const leaderParts: Readonly<Record<string, ComponentType>> = {
  crew: CrewsToLead,
};
