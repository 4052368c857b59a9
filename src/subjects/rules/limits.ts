// Every constant and limit of the specification's section 9, in one place; form, contract and server read it from here.

import { lessonCount, rehearsalLesson } from '#course/content/course.ts';

export const limits = {
  /** Characters (code points) of a password at least. */
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  emailMax: 255,
  feedbackNameMax: 100,
  feedbackEmailMax: 255,
  feedbackMessageMin: 200,
  feedbackMessageMax: 5000,
  /** Characters shown of each text on /faq-debug. */
  faqDebugMax: 200,
  /** FAQ pairs the seed tool expects. */
  faqPairs: 8,

  /** Lessons that count for the progress bar; the rehearsal is the lesson after them. */
  lessons: lessonCount,
  rehearsalLesson,
  /** Lessons that open the rehearse page: all up to this order_num. */
  rehearsePageLessons: 4,
  /** Lessons that open the rehearsal card on /learn. */
  rehearsalCardLessons: [11, 12],

  /** Seconds of a segment. */
  segmentSeconds: 15,
  /** Seconds between two rounds of a segment loop; also the optional loop delay. */
  loopPauseSeconds: 3,
  rehearsalCountdownSeconds: 10,
  nextPartSeconds: 1,
  scrollPulseSeconds: 2,
  countdownTickSeconds: 1,
  /** Milliseconds between two polls of the player's position, and seconds by which a segment ends early. */
  pollMilliseconds: 100,
  segmentEndTolerance: 0.1,

  /** Speeds a lesson offers, fastest first, and rates accepted from saved settings. */
  lessonSpeeds: [1, 0.75, 0.5, 0.25],
  savedRates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2],

  /** Years of the youngest learner. */
  minimumAge: 13,
  adultAge: 18,
  /** Minutes of daily practice. */
  practiceMinutes: 30,
  warmUpMinutes: [5, 10],

  /** CSS pixels below which the trophies scroll sideways. */
  trophySceneWidth: 768,

  /** Seconds for which a client caches the settings. */
  settingsCacheSeconds: 3600,
  staleSeconds: 300,
  cacheSeconds: 600,
} as const;
