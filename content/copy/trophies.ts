// The five trophies and the page that shows them.

export const trophies = {
  trophies_title: 'MY TROPHIES',
  trophies_back: 'Back to Learning',
  trophies_list: 'Trophies',
  trophies_previous: 'Previous trophy',
  trophies_next: 'Next trophy',
  trophies_earned: 'Earned {date}',
  trophy_locked_template: 'Complete Part {section} to unlock',
  trophy_part1_title: 'Graveyard Shuffle',
  trophy_part1_description: 'Four days, eight phrases, and you are out of the ground. The shuffle is yours.',
  trophy_part2_title: 'Halfway Hero',
  trophy_part2_description: 'Eight days done. Half the village has already moved away.',
  trophy_part3_title: 'Creeping Closer',
  trophy_part3_description: 'Ten days in. Whatever that noise behind them is, it is you.',
  trophy_part4_title: 'Thriller Master',
  trophy_part4_description:
    'All twelve lessons. You know every count from the first twitch to the last scare.',
  trophy_final_title: 'Fully Undead',
  trophy_final_description: 'Twelve lessons and the Final Rehearsal. Nothing left to learn: only to haunt.',
} as const;
