// What other subjects show on the profile.

import { FiguresCard } from '#course/web/figures-card.tsx';

export const profileCards = { figures: FiguresCard };
