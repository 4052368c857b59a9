/** The paths of a learner's pages. */
export const coursePaths = {
  dashboard: '/dashboard',
  learn: '/learn',
  rehearse: '/rehearse',
  trophies: '/trophies',
} as const;

/** The pattern of lesson pages in the route table. */
export const lessonPattern = `${coursePaths.learn}/:lessonId` as const;
