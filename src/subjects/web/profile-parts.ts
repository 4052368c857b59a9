// The profile's parts of other subjects.

import { FiguresCard } from '#course/web/figures-card.tsx';

export const profileCards = { figures: FiguresCard };
