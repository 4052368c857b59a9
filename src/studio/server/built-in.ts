// Lists what is left of the built-in course, and removes it where the operator's own media are shown.

import { join } from 'node:path';
import type { CourseLesson } from '#course/content/course.ts';
import type { Db } from '#platform/server/db/database.ts';
import { builtInLines, hasOwnCourse } from '#studio/rules/built-in-lines.ts';
import { type LetGoPlan, letGoPlan } from '#studio/rules/let-go.ts';
import { openRevision, revisionPlan } from '#studio/rules/revision-days.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import { whatChanged, whyNothing } from '#studio/rules/what-changed.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { change, mustBeCurrent, type Operator } from './change.ts';
import { listCopy } from './copy.ts';
import { readOwnDance } from './dance.ts';
import { peopleWhoLose, wholeLessons, writeLetGo } from './let-go.ts';
import { readFilm } from './read-film.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

/** Returns what is left of the built-in course; `folder` has the films. */
export async function readBuiltIn(db: Db, folder: string): Promise<OutputOf<'readStudioBuiltIn'>> {
  const { lessons, dance, mappings, version } = await readCourse(db);
  const { entries } = await listCopy(db);
  const films = await filmLengths(lessons, folder);
  return {
    lines: builtInLines({ lessons, dance, texts: entries, films }),
    own: hasOwnCourse({ lessons, dance }),
    dance: dance !== null,
    revision: openRevision(lessons, { dance, mappings }),
    version,
  };
}

/**
 * Removes built-in parts. Throws conflict. Unless `confirmed`, answers `done: false` when people have marks on
 * something that would be removed.
 */
export async function saveBuiltIn(
  studio: Studio,
  by: Operator,
  { choice, confirmed, version }: InputOf<'saveStudioBuiltIn'>['body'],
): Promise<OutputOf<'saveStudioBuiltIn'>> {
  const summary = 'Let built-in parts of the lessons go';
  return carryOut(studio, { ...by, summary }, { confirmed, version }, ({ lessons, ...known }) => {
    const plan = letGoPlan(lessons, choice, known);
    const did = whatChanged(plan, lessons);
    const remarks =
      did.length === 0 && plan.remarks.length === 0 ? [whyNothing(lessons, choice, known)] : plan.remarks;
    return { ...plan, did, remarks };
  });
}

/**
 * Turns days without a new part into days of revision. Throws conflict. Unless `confirmed`, answers `done: false` when
 * people have marks on something that would be removed.
 */
export async function saveRevision(
  studio: Studio,
  by: Operator,
  { title, confirmed, version }: InputOf<'saveStudioRevision'>['body'],
): Promise<OutputOf<'saveStudioRevision'>> {
  const summary = 'Days without a new part: days of revision';
  return carryOut(studio, { ...by, summary }, { confirmed, version }, ({ lessons, ...known }) => {
    const plan = revisionPlan(lessons, known, title);
    return { ...plan, did: whatChanged(plan, lessons) };
  });
}

type Planned = LetGoPlan & { did: string[] };

function carryOut(
  studio: Studio,
  entry: Operator & { summary: string },
  { confirmed, version }: { confirmed: boolean; version: string },
  planOf: (course: Omit<Course, 'version'>) => Planned,
): Promise<OutputOf<'saveStudioBuiltIn'>> {
  return change(studio, entry, async (trx) => {
    const { version: current, ...course } = await readCourse(trx);
    mustBeCurrent(version, current);
    const { did, ...plan } = planOf(course);
    const people = await peopleWhoLose(trx, plan);
    if (people > 0 && !confirmed) return { done: false, people, did: [], told: [], version: null };
    await writeLetGo(trx, plan);
    return { done: true, people, did, told: plan.remarks, version: (await readCourse(trx)).version };
  });
}

type Course = Awaited<ReturnType<typeof readCourse>>;

async function readCourse(db: Db) {
  const lessons = await wholeLessons(db);
  const { dance, mappings } = await readOwnDance(db);
  return { lessons, dance, mappings, version: versionOf([lessons, dance, mappings]) };
}

/** Returns the lengths of the course's films in seconds, by name; films of unknown length are missing. */
async function filmLengths(lessons: readonly CourseLesson[], folder: string): Promise<Map<string, number>> {
  const names = new Set(lessons.flatMap(({ steps }) => steps.flatMap(({ media_file }) => media_file ?? [])));
  const lengths = new Map<string, number>();
  // Films are read one after the other, because a folder may have hundreds of films.
  for (const name of names) {
    const film = isFilmName(name) ? await readFilm(join(folder, name)) : 'missing';
    if (typeof film === 'object' && film.seconds !== null) lengths.set(name, film.seconds);
  }
  return lengths;
}
