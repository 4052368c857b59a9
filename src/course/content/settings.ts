// The settings of a new database. An operator's edits replace them (specification, section 3).

/** `next_challenge_date` is an instant; a date alone means 22:00 UTC on that day. */
export const defaultSettings = {
  next_challenge_date: '2027-10-30T22:00:00Z',
  challenge_name: 'THRILL THE WORLD',
} as const;
