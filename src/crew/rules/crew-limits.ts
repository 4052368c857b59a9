/** The limits of a crew, for forms, contract and server. */
export const crewLimits = {
  /** The most characters of a crew's name, place and message. */
  nameMax: 80,
  placeMax: 120,
  messageMax: 1000,
  /** The most characters of the name of a count. */
  labelMax: 60,
  /** The most crews that a person may lead (`led`) and be a member of (`joined`). */
  led: 5,
  joined: 5,
  members: 2000,
  /** The most rehearsals that a crew may plan at a time, and the fewest and most minutes of a rehearsal. */
  rehearsals: 60,
  rehearsalMinutes: [5, 600],
  /** The fewest members who must have agreed to be counted before the crew's progress is shown as shares. */
  sharesFrom: 5,
  /** The most lessons that a crew may drill at a time. */
  drills: 3,
  /** The age of a code, in days, from which each person who uses it needs the leader's approval. */
  codeDays: 14,
  /** Days after which a crew is deleted: after the event, or without an event after its last save. */
  daysAfterEvent: 30,
  daysWithoutEvent: 400,
  /** The most mails from a leader to a crew in a day. */
  mailsPerDay: 3,
  /** The most counts of heads in the sum, for all members together; the leader may add as many again. */
  tallies: 40,
  /** The most counts of heads of one member in the sum. */
  talliesOfMember: 3,
  /** The most heads that one phone can count. */
  tallyMax: 100_000,
  /**
   * The most days ahead that a rehearsal may be (as far as there are rooms), and the days for which a rehearsal is
   * shown after its start.
   */
  rehearsalDaysAhead: 400,
  rehearsalDaysShown: 1,
  /** The largest count in a day record. */
  countMax: 1_000_000,
} as const;
