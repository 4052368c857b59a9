// Every address of the product (the specification's route table): pages with their permission, and the addresses that
// the server answers itself. Links, route table, mails, server and service worker read them here. Each subject has its
// addresses in its rules/paths.ts; places.ts has the links that one subject puts on another's pages.

import { classPaths } from '#class/rules/paths.ts';
import type { TrophyPart } from '#course/content/trophies.ts';
import { coursePaths, type lessonPattern } from '#course/rules/paths.ts';
import { crewRoot } from '#crew/rules/paths.ts';
import { movingInAreas } from '#moving-in/content/feature.ts';
import { developerPaths, pagesPaths } from '#pages/rules/paths.ts';
import type { AgeGroup } from '#people/rules/age-gate.ts';
import { accountPaths, ownPaths } from '#people/rules/paths.ts';
import { studioRoot } from '#studio/rules/paths.ts';
import { togetherPaths } from '#together/rules/paths.ts';

/** Pages for everybody, delivered as complete HTML. */
export const openPaths = {
  ...pagesPaths,
  ...accountPaths,
  ...togetherPaths,
  ...classPaths,
} as const;

/** Pages of signed-in people that have no pages below them. */
export const learnerPaths = {
  ...coursePaths,
  ...ownPaths,
} as const;

/** Pages for developers. */
export const toolPaths = {
  ...developerPaths,
} as const;

/** Pages of signed-in people that have pages below them; one screen shows the page and all below it. */
export const rootPaths = {
  ...crewRoot,
  ...studioRoot,
} as const;

export const paths = {
  ...openPaths,
  ...learnerPaths,
  ...toolPaths,
  ...rootPaths,
} as const;

export type Access = 'open' | 'learner' | 'tool';
const open: readonly string[] = Object.values(openPaths);
const tools: readonly string[] = Object.values(toolPaths);

/**
 * The people who may open a page: everyone, signed-in people, or everyone because the page is a tool for developers.
 */
export function accessOf(path: RoutePath): Access {
  if (open.includes(path)) return 'open';
  return tools.includes(path) ? 'tool' : 'learner';
}

/** Every pattern of the route table. Each needs a screen. */
export type RoutePath =
  | (typeof paths)[Exclude<keyof typeof paths, keyof typeof rootPaths>]
  | typeof lessonPattern
  | `${(typeof rootPaths)[keyof typeof rootPaths]}/*`;

/** The addresses that the server answers itself; they are not pages of the web app. */
export const serverPaths = {
  api: '/api',
  health: '/health',
  unsubscribe: '/unsubscribe',
  devMail: '/dev/mail',
  media: '/media',
  metrics: '/metrics',
} as const;

/** The style sheet with an operator's own colour and icon. */
export const brandSheet = '/brand.css';

/** Whether `pathname` is `path` or a path below it. */
export function isAt(path: string, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}

/** The language whose addresses have no prefix. */
const bare = 'en';

/** Returns the address of `path` in a language; English has no prefix. `path` may have a query and a fragment. */
export function pathIn(tag: string, path: string): string {
  return tag === bare ? path : `/${tag}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * Splits an address into its language, one of `tags`, and the path behind it. An address without a language is English.
 */
export function splitLanguage(pathname: string, tags: readonly string[]): { tag: string; path: string } {
  const [, first = ''] = pathname.split('/', 2);
  if (!tags.includes(first) || first === bare) return { tag: bare, path: pathname };
  return { tag: first, path: pathname.slice(first.length + 1) || paths.home };
}

/** The purpose of a mailed one-time link: it signs in, chooses a new password, or proves a new address. */
export type LinkPurpose = 'magic' | 'reset' | 'email';

/** The query in a mailed link's address that names the link's purpose, for when the fragment was lost on the way. */
export const mailedQuery = 'mailed';

/**
 * Returns the address of a mailed one-time link; `onward` says where the link leads afterwards. The token is in the
 * fragment, which no server sees.
 */
export function mailedLinkPath(purpose: LinkPurpose, token: string, onward = ''): string {
  const page = purpose === 'email' ? paths.profile : paths.login;
  return `${page}?${mailedQuery}=${purpose}#${purpose}=${token}${onward}`;
}

/** Returns the id of the lesson in a decoded path, a learner's or the studio's. */
export function lessonOf(pathname: string): string | undefined {
  const above = [paths.learn, studioPath('lessons')].find((path) => pathname.startsWith(`${path}/`));
  return above && (pathname.slice(above.length + 1) || undefined);
}

export function signupPath(ageGroup: AgeGroup): string {
  return `${paths.signup}?age=${encodeURIComponent(ageGroup)}`;
}

export function lessonPath(lessonId: string): string {
  return `${paths.learn}/${encodeURIComponent(lessonId)}`;
}

/**
 * Whether the page may ask for the camera, because the stage is its main part. The dashboard is included because
 * without a network its document is shown for these pages.
 */
export function isStagePage(pathname: string): boolean {
  return (
    pathname === paths.dashboard || pathname === paths.rehearse || pathname.startsWith(`${paths.learn}/`)
  );
}

/** Returns the address of a lesson's row in the lesson list; 13 is the rehearsal card. */
export function lessonRowPath(orderNum: number): string {
  return `${paths.learn}#lesson-${orderNum}`;
}

export function trophyPath(part: TrophyPart): string {
  return `${paths.trophies}#trophy-${part}`;
}

/** The studio's pages, in the order of its navigation. */
export const studioAreas = [
  'event',
  'brand',
  'texts',
  'languages',
  'lessons',
  'videos',
  'music',
  'dance',
  'faq',
  'feedback',
  'learners',
  'features',
  'history',
  ...movingInAreas,
  'health',
] as const;
export type StudioArea = (typeof studioAreas)[number];

export function studioPath(area: StudioArea): string {
  return `${paths.studio}/${area}`;
}

/**
 * The studio's page about built-in content that no operator has replaced yet. Other pages link to this page as long as
 * there is such content.
 */
export const studioBuiltInPath = '/studio/built-in' satisfies `${typeof paths.studio}/${string}`;

/** The studio's script sheet, for printing. */
export const studioSheetPath = '/studio/dance/print' satisfies `${typeof paths.studio}/${string}`;

/** Areas that have a page for each lesson or each medium. */
const areasOfOne: readonly string[] = ['lessons', 'dance'] satisfies StudioArea[];

/** Whether the studio has a page at this path. The path of a lesson or a medium counts even if nothing has its id. */
export function isStudioPage(pathname: string): boolean {
  const [, area, ...rest] = pathname.slice(1).split('/');
  if (area === undefined || pathname === studioBuiltInPath) return true;
  const known = (studioAreas as readonly string[]).includes(area);
  return known && (rest.length === 0 || (areasOfOne.includes(area) && rest.length === 1));
}

/** Returns the studio's page about one lesson. */
export function studioLessonPath(lessonId: string): string {
  return `${studioPath('lessons')}/${encodeURIComponent(lessonId)}`;
}

/** Returns the studio's page on which an operator taps the counts of a medium; `medium` is its mediumKey. */
export function studioTapPath(medium: string): string {
  return `${studioPath('dance')}/${encodeURIComponent(medium)}`;
}
