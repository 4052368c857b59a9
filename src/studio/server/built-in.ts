// What is still the built-in course, and letting it go where the operator's own media are shown.

import { join } from 'node:path';
import type { CourseLesson } from '#course/content/course.ts';
import type { Db } from '#platform/server/db/database.ts';
import { builtInLines, hasOwnCourse } from '#studio/rules/built-in-lines.ts';
import { letGoPlan } from '#studio/rules/let-go.ts';
import { isFilmName } from '#studio/rules/step-problems.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { change, mustBeCurrent, type Operator } from './change.ts';
import { listCopy } from './copy.ts';
import { readOwnDance } from './dance.ts';
import { peopleWhoLose, wholeLessons, writeLetGo } from './let-go.ts';
import { readFilm } from './read-film.ts';
import type { Studio } from './studio.ts';
import { versionOf } from './version-of.ts';

/** Returns what is still built in; `folder` holds the films. */
export async function readBuiltIn(db: Db, folder: string): Promise<OutputOf<'readStudioBuiltIn'>> {
  const { lessons, dance, version } = await readCourse(db);
  const { entries } = await listCopy(db);
  const films = await filmLengths(lessons, folder);
  return {
    lines: builtInLines({ lessons, dance, texts: entries, films }),
    own: hasOwnCourse({ lessons, dance }),
    dance: dance !== null,
    version,
  };
}

/** Lets built-in parts go. Throws conflict. Answers `done: false` when people have marks on what would go. */
export async function saveBuiltIn(
  studio: Studio,
  by: Operator,
  { choice, confirmed, version }: InputOf<'saveStudioBuiltIn'>['body'],
): Promise<OutputOf<'saveStudioBuiltIn'>> {
  const summary = 'Let built-in parts of the lessons go';
  return change(studio, { ...by, summary }, async (trx) => {
    const { lessons, dance, mappings, version: current } = await readCourse(trx);
    mustBeCurrent(version, current);
    const plan = letGoPlan(lessons, choice, { dance, mappings });
    const people = await peopleWhoLose(trx, plan);
    if (people > 0 && !confirmed) return { done: false, people, told: [], version: null };
    await writeLetGo(trx, plan);
    return { done: true, people, told: plan.told, version: (await readCourse(trx)).version };
  });
}

async function readCourse(db: Db) {
  const lessons = await wholeLessons(db);
  const { dance, mappings } = await readOwnDance(db);
  return { lessons, dance, mappings, version: versionOf([lessons, dance, mappings]) };
}

/** The seconds of the films of the course whose length is known. */
async function filmLengths(lessons: readonly CourseLesson[], folder: string): Promise<Map<string, number>> {
  const names = new Set(lessons.flatMap(({ steps }) => steps.flatMap(({ media_file }) => media_file ?? [])));
  const lengths = new Map<string, number>();
  // Films are read one after the other: a folder of hundreds is not opened at once.
  for (const name of names) {
    const film = isFilmName(name) ? await readFilm(join(folder, name)) : 'missing';
    if (typeof film === 'object' && film.seconds !== null) lengths.set(name, film.seconds);
  }
  return lengths;
}
