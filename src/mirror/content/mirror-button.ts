// The text of the mirror's button, which is shown before the mirror's code is loaded.

export const mirrorButton = {
  player_mirror_label: 'See yourself beside the dancer',
  player_mirror: 'Camera',
} as const;
