// Every address of the product (the specification's route table); no other file spells one out.

import type { TrophyPart } from '#content/course/trophies.ts';

export const paths = {
  home: '/',
  auth: '/auth',
  login: '/auth/login',
  signup: '/auth/signup',
  dashboard: '/dashboard',
  learn: '/learn',
  rehearse: '/rehearse',
  trophies: '/trophies',
  profile: '/profile',
  community: '/community',
  feedback: '/feedback',
  faq: '/faq',
  legal: '/legal',
  coffee: '/coffee',
  faqDebug: '/faq-debug',
  seedFaqs: '/seed-faqs',
  components: '/dev/ui',
  studio: '/studio',
} as const;

export function signupPath(ageGroup: '13-17' | '18+'): string {
  return `${paths.signup}?age=${encodeURIComponent(ageGroup)}`;
}

export function lessonPath(lessonId: string): string {
  return `${paths.learn}/${encodeURIComponent(lessonId)}`;
}

/** The row of a lesson in the lesson list; 13 is the rehearsal card. */
export function lessonRowPath(orderNum: number): string {
  return `${paths.learn}#lesson-${orderNum}`;
}

export function trophyPath(part: TrophyPart): string {
  return `${paths.trophies}#trophy-${part}`;
}

/** The studio's pages, in the order of its navigation. */
export const studioAreas = [
  'event',
  'texts',
  'lessons',
  'faq',
  'feedback',
  'learners',
  'history',
  'transfer',
] as const;
export type StudioArea = (typeof studioAreas)[number];

export function studioPath(area: StudioArea): string {
  return `${paths.studio}/${area}`;
}

/** Whether there is such a page of the studio; each lesson's is one, whether or not there is such a lesson. */
export function isStudioPage(pathname: string): boolean {
  const [, area, ...rest] = pathname.slice(1).split('/');
  if (area === undefined) return true;
  const known = (studioAreas as readonly string[]).includes(area);
  return known && (rest.length === 0 || (area === 'lessons' && rest.length === 1));
}

/** The studio's page about one lesson. */
export function studioLessonPath(lessonId: string): string {
  return `${studioPath('lessons')}/${encodeURIComponent(lessonId)}`;
}
