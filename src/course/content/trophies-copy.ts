// The trophies and the page that shows them.

import { trophies as definitions, type TrophyPart, trophyParts } from './trophies.ts';

export const trophies = {
  trophies_title: 'MY TROPHIES',
  trophies_back: 'Back to Learning',
  trophies_list: 'Trophies',
  trophies_previous: 'Previous trophy',
  trophies_next: 'Next trophy',
  trophies_earned: 'Earned {date}',
  trophy_locked_template: 'Complete Part {section} to unlock',
  ...words('title'),
  ...words('description'),
} as const;

/** The keys trophy_part1_title, trophy_part1_description and so on, with the words of the trophies' definitions. */
function words<Word extends 'title' | 'description'>(word: Word) {
  const texts = trophyParts.map((part) => [`trophy_${part}_${word}`, definitions[part][word]]);
  return Object.fromEntries(texts) as Record<`trophy_${TrophyPart}_${Word}`, string>;
}
