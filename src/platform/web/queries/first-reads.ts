// The reads that a page needs before it can draw itself, sent while its scripts are still loading.

import { routes } from '#subjects/api/routes.ts';
import { paths } from '#subjects/rules/paths.ts';
import { inPageLanguage } from '../page-language.ts';
import { callHeaders, pathOf } from './call-request.ts';

/** The reads of a page beside the session. `lesson` is the id of the lesson in the page's address. */
export type FirstReads = { progress: boolean; course: boolean; lesson: string | null };

/** Returns the reads that the page at `pathname` needs to draw itself. */
export function firstReads(pathname: string): FirstReads {
  const lesson = new RegExp(`^${paths.learn}/([\\w-]+)/?$`).exec(pathname)?.[1];
  if (lesson !== undefined) return { progress: true, course: false, lesson };
  const whole = wholeCourse.includes(pathname.replace(/\/$/, ''));
  return { progress: whole, course: whole, lesson: null };
}

const wholeCourse: readonly string[] = [paths.dashboard, paths.learn, paths.rehearse, paths.trophies];

/** Asks for the texts that a patient page is delivered without. */
export function askForTexts(): void {
  ask(pathOf(routes.readCopy[1], {}, inPageLanguage()));
}

const asked = new Map<string, { answer: Promise<Response>; at: number }>();

/** Sends the first calls of a signed-in person's page at `pathname`. */
export function askEarly(pathname: string): void {
  const { progress, course, lesson } = firstReads(pathname);
  ask(routes.readSession[1]);
  if (progress) ask(routes.readProgress[1]);
  if (course) ask(pathOf(routes.readCourse[1], {}, inPageLanguage()));
  if (lesson !== null) ask(pathOf(routes.readLesson[1], { lesson_id: lesson }, inPageLanguage()));
}

function ask(url: string): void {
  const answer = readWhole(url);
  // The caller that takes this answer handles its failure. If no caller takes it, the
  // rejection must not count as unhandled.
  answer.catch(() => {});
  asked.set(url, { answer, at: performance.now() });
}

/** Reads the body to its end at once: an abort after the time limit would lose a body that is not yet read. */
async function readWhole(url: string): Promise<Response> {
  const response = await fetch(url, {
    credentials: 'same-origin',
    headers: callHeaders(),
    signal: AbortSignal.timeout(earlyMs),
  });
  return new Response(await response.blob(), response);
}

/** Milliseconds after which an early call counts as unanswered. */
const earlyMs = 10_000;
/** Milliseconds after which an answer is too old to be shown: lost scripts may arrive minutes later. */
const freshMs = 60_000;

/** Returns the answer to an early call; undefined if there is none, if it is too old, or if it was returned before. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const early = asked.get(url);
  asked.delete(url);
  return early && performance.now() - early.at < freshMs ? early.answer : undefined;
}
