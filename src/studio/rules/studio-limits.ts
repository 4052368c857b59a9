// The limits of an operator's content. They are generous for a dance course, and small enough for one
// request.

export const studioLimits = {
  /** Characters of a title. */
  titleMax: 120,
  /** Characters of an event's name: other products had more than a title has. */
  eventNameMax: 200,
  /** Characters of the name of the site and of its mails' sender. */
  brandNameMax: 60,
  /** Bytes of an icon as it is chosen, and of one that the studio has drawn. */
  iconFileBytes: 10_000_000,
  iconBytes: 1_500_000,
  itemMax: 300,
  notesMax: 20_000,
  copyMax: 20_000,
  /** Characters of a word that is called on a count, which has to be short. */
  cueMax: 24,
  questionMax: 300,
  answerMax: 4_000,
  youtubeFieldMax: 2_000,
  fileNameMax: 200,

  faqPairs: 60,
  /** Bytes of all pairs: a request may have 64 KiB. */
  faqBytes: 65_000,
  /** Bytes of an own dance as it is stored, and of all places of its counts in media: a row of an import holds them. */
  danceBytes: 120_000,
  /** Steps of a lesson: a course of thirteen lessons then has up to 1,300 steps. */
  stepsPerLesson: 100,
  itemsPerStep: 60,

  /** Seconds of the longest video (12 hours), and of the house routine. */
  secondsMax: 43_200,
  routineSeconds: 360,

  /** People from whom on a figure is shown: figures about fewer are not. */
  fewestPeople: 5,
  /** Days shown on the learners' page, and days without practice after which a learner counts as stopped. */
  figureDays: 28,
  stoppedDays: 14,

  /** Invitations sent in a minute: more would look like an attack to the servers that receive them. */
  invitationsPerMinute: 60,

  /** Bytes of one import file as it comes and unpacked, files in one zip, and rows of one table. */
  importBytes: 2_147_483_648,
  importFiles: 200,
  importRows: 5_000_000,
  /** Characters of one row. */
  importRowMax: 200_000,

  /** Bytes of a film, of its name, and of one piece in which it is sent; bytes of the disk that no upload may take. */
  filmBytes: 10_000_000_000,
  filmNameBytes: 200,
  uploadPiece: 33_554_432,
  diskKept: 1_000_000_000,
  /** Uploads that may wait to be whole, and days after which one that nobody goes on with is forgotten. */
  uploadsWaiting: 30,
  uploadDays: 2,
} as const;
