// The parts of the profile that come from other subjects.

import { FiguresCard } from '#course/web/figures-card.tsx';

export const profileCards = { figures: FiguresCard };
