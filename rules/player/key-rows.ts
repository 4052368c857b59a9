// Every key of the player in words, for its help sheet.

export type KeyRow = { keys: string; does: string; group: 'Play' | 'Move' | 'Loop' | 'Speed' | 'View' };

/** What the help sheet lists, in its order. */
export const keyRows: readonly KeyRow[] = [
  { keys: 'k or Space', does: 'Play or pause', group: 'Play' },
  { keys: 'm', does: 'Sound on or off', group: 'Play' },
  { keys: '← and →', does: '5 seconds back or forward', group: 'Move' },
  { keys: 'j and l', does: '10 seconds back or forward', group: 'Move' },
  { keys: ', and .', does: 'One frame back or forward while paused', group: 'Move' },
  { keys: '0 to 9', does: 'Jump to a tenth of the step', group: 'Move' },
  { keys: 'Home and End', does: 'Start or end of the step', group: 'Move' },
  { keys: '[ and ]', does: 'Loop the previous or next 15-second segment', group: 'Loop' },
  { keys: 'r', does: 'Loop ON or OFF', group: 'Loop' },
  { keys: 'a and b', does: 'Set the start or end of your own loop here', group: 'Loop' },
  { keys: 'Shift+A and Shift+B', does: 'That end 0.1 s earlier', group: 'Loop' },
  { keys: 'Alt+A and Alt+B', does: 'That end 0.1 s later', group: 'Loop' },
  { keys: 'h and d', does: 'Halve or double the loop', group: 'Loop' },
  { keys: 'Shift+← and Shift+→', does: 'Move the loop by its own length', group: 'Loop' },
  { keys: 'x', does: 'Stop Loop', group: 'Loop' },
  { keys: 'y and n', does: 'That repetition was clean, or: again', group: 'Loop' },
  { keys: '< and >', does: 'Slower or faster', group: 'Speed' },
  { keys: '− and +', does: '5 percent slower or faster', group: 'Speed' },
  { keys: 'v', does: 'Front or back', group: 'View' },
  { keys: 'w', does: 'Mirror', group: 'View' },
  { keys: 'c', does: 'Counts and cues', group: 'View' },
  { keys: 'f', does: 'Full screen', group: 'View' },
  { keys: '?', does: 'This list', group: 'View' },
];
