/** A learner's pages. */
export const coursePaths = {
  dashboard: '/dashboard',
  learn: '/learn',
  rehearse: '/rehearse',
  trophies: '/trophies',
} as const;

/** The route table's pattern of the lessons' pages. */
export const lessonPattern = `${coursePaths.learn}/:lessonId` as const;
