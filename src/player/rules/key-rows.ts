// Every key of the player, for its help sheet. The words are texts: player_key_{name} and player_does_{name}.

/** What the help sheet lists, in its order. */
export const keyRows = [
  { name: 'play', group: 'play' },
  { name: 'sound', group: 'play' },
  { name: 'skip', group: 'move' },
  { name: 'skip_far', group: 'move' },
  { name: 'frame', group: 'move' },
  { name: 'tenth', group: 'move' },
  { name: 'ends', group: 'move' },
  { name: 'segment', group: 'loop' },
  { name: 'loop', group: 'loop' },
  { name: 'set', group: 'loop' },
  { name: 'earlier', group: 'loop' },
  { name: 'later', group: 'loop' },
  { name: 'length', group: 'loop' },
  { name: 'shift', group: 'loop' },
  { name: 'stop', group: 'loop' },
  { name: 'answer', group: 'loop' },
  { name: 'speed', group: 'speed' },
  { name: 'fine_speed', group: 'speed' },
  { name: 'side', group: 'view' },
  { name: 'cues', group: 'view' },
  { name: 'fullscreen', group: 'view' },
  { name: 'help', group: 'view' },
] as const;
