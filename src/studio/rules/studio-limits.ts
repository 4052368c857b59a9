// The limits of an operator's content, and of the numbers that the studio shows about people. The limits of content are
// generous for a dance course, and small enough for one request.

export const studioLimits = {
  /** Characters of a title. */
  titleMax: 120,
  /**
   * Characters of an event's name. This limit is higher than that of a title, because other products allowed longer
   * names.
   */
  eventNameMax: 200,
  /** Characters of the name of the site and of its mails' sender. */
  brandNameMax: 60,
  /** Bytes of an icon that an operator chooses, and of an icon that the studio has drawn. */
  iconFileBytes: 10_000_000,
  iconBytes: 1_500_000,
  itemMax: 300,
  notesMax: 20_000,
  copyMax: 20_000,
  /** Characters of a word that is called on a count. */
  cueMax: 24,
  questionMax: 300,
  answerMax: 4_000,
  youtubeFieldMax: 2_000,
  fileNameMax: 200,

  faqPairs: 60,
  /** Bytes of all pairs together, because a request can have at most 64 KiB. */
  faqBytes: 65_000,
  /** Bytes of the stored dance, and of all its mappings: each of the two must fit into a row of an import. */
  danceBytes: 120_000,
  /** Steps of a lesson: a course of thirteen lessons then has up to 1,300 steps. */
  stepsPerLesson: 100,
  itemsPerStep: 60,

  /** Seconds of the longest video (12 hours), and of the house routine. */
  secondsMax: 43_200,
  routineSeconds: 360,

  /** The fewest people about whom a figure is shown. */
  fewestPeople: 5,
  /** Days that the page about learners shows, and days without practice after which a learner counts as stopped. */
  figureDays: 28,
  stoppedDays: 14,

  /** Invitations per minute: more would look like an attack to the receiving servers. */
  invitationsPerMinute: 60,

  /** Bytes of an import file, packed and unpacked; files in one zip; rows of one table. */
  importBytes: 2_147_483_648,
  importFiles: 200,
  importRows: 5_000_000,
  /** Characters of a row of an import. */
  importRowMax: 200_000,

  /** Bytes of a film, of its name, and of one piece of an upload; bytes of the disk that uploads must leave free. */
  filmBytes: 10_000_000_000,
  filmNameBytes: 200,
  uploadPiece: 33_554_432,
  diskKept: 1_000_000_000,
  /** Unfinished uploads that an operator may have, and days after which an upload that nobody continues is deleted. */
  uploadsWaiting: 30,
  uploadDays: 2,
} as const;

/**
 * Returns a number of people rounded down to fives, or null for fewer than five, so that neither a figure nor the
 * difference between two figures can point at one person.
 */
export function shownPeople(count: number): number | null {
  const { fewestPeople } = studioLimits;
  return count < fewestPeople ? null : count - (count % fewestPeople);
}
