// Texts of the community page.

export const community = {
  community_title: 'Join the Community',
  community_text: 'Zombies move in groups. Here are ours.',
  community_group_title: 'The group',
  community_group_text: 'Ask questions, share clips, find people near you.',
  community_social_title: 'Pictures and clips',
  community_social_text: 'Rehearsals, costumes, and very slow chases.',
  community_official_title: 'The official event site',
  community_official_text: 'Dates, rules and where the world dances.',
  community_platform_button: 'Visit Our Community on Skool!',
} as const;
