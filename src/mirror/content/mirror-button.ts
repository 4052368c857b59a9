// The text of the mirror's button, which stands there before the mirror comes.

export const mirrorButton = {
  player_mirror_label: 'See yourself beside the dancer',
  player_mirror: 'Camera',
} as const;
