/** The limits of a crew: form, contract and server read them here. */
export const crewLimits = {
  /** Characters of a crew's name, place and message. */
  nameMax: 80,
  placeMax: 120,
  messageMax: 1000,
  /** Characters of the name of a count. */
  labelMax: 60,
  /** Crews that one person leads, and is in. */
  led: 5,
  joined: 5,
  members: 2000,
  /** Rehearsals that a crew plans at once, and their minutes. */
  rehearsals: 60,
  rehearsalMinutes: [5, 600],
  /** People from whom on shares are told. */
  sharesFrom: 5,
  /** Lessons that a crew drills at once. */
  drills: 3,
  /** Days after which a code needs the leader's yes for each who uses it. */
  codeDays: 14,
  /** Days that a crew stays after the event, and without one. */
  daysAfterEvent: 30,
  daysWithoutEvent: 400,
  /** Mails from a leader to a crew in a day. */
  mailsPerDay: 3,
  /** Counts in the sum: of all members, and of the leader. */
  tallies: 40,
  /** Counts in the sum that one member has begun. */
  talliesOfMember: 3,
  /** Heads on one phone. */
  tallyMax: 100_000,
  /** Days until a rehearsal, as far ahead as there are rooms; and after its start while it is shown. */
  rehearsalDaysAhead: 400,
  rehearsalDaysShown: 1,
  /** People on one count. */
  countMax: 1_000_000,
} as const;
