// Every constant and limit of the specification's section 9, in one place. Forms, contract and server read them from
// here.

import { lessonCount, rehearsalLesson } from '#course/content/course.ts';

export const limits = {
  /** The fewest characters (code points) of a password. */
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  emailMax: 255,
  feedbackNameMax: 100,
  feedbackEmailMax: 255,
  feedbackMessageMin: 200,
  feedbackMessageMax: 5000,
  /** Characters of each text that /faq-debug shows. */
  faqDebugMax: 200,
  /** FAQ pairs that the seed tool expects. */
  faqPairs: 8,

  /** Lessons that count for the progress bar. The rehearsal is the lesson after them. */
  lessons: lessonCount,
  rehearsalLesson,
  /** The rehearse page opens once all lessons up to this order_num are done. */
  rehearsePageLessons: 4,
  /** The rehearsal card on /learn opens once these lessons are done. */
  rehearsalCardLessons: [11, 12],

  /** Seconds of a segment. */
  segmentSeconds: 15,
  /** Seconds between two repetitions of a segment; also the optional pause of other loops. */
  loopPauseSeconds: 3,
  rehearsalCountdownSeconds: 10,
  nextPartSeconds: 1,
  scrollPulseSeconds: 2,
  countdownTickSeconds: 1,
  /** Milliseconds between two polls of the player's position, and seconds by which a segment ends early. */
  pollMilliseconds: 100,
  segmentEndTolerance: 0.1,

  /** Speeds that a lesson offers, fastest first, and speeds that are accepted in saved settings. */
  lessonSpeeds: [1, 0.75, 0.5, 0.25],
  savedRates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2],

  /** The youngest age of a learner, in years. */
  minimumAge: 13,
  adultAge: 18,
  /** Minutes of daily practice. */
  practiceMinutes: 30,
  warmUpMinutes: [5, 10],

  /** CSS pixels below which the trophies scroll sideways. */
  trophySceneWidth: 768,

  /** Seconds for which a client keeps the settings. */
  settingsCacheSeconds: 3600,
  staleSeconds: 300,
  cacheSeconds: 600,
} as const;
