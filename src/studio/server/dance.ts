// The operator's own dance: its score, the days that teach it, and the mappings of the course's media. They are stored
// as settings, so they have a history and an undo, and are exported with the course.

import { mediaOf } from '#course/rules/lesson-dance.ts';
import { movedItem } from '#course/rules/move-items.ts';
import { itemRows, lessonRows, stepRows, withItems, withSteps } from '#course/server/course-rows.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { type Mapping, steadyMapping } from '#dance/rules/score/mapping.ts';
import { isMediumKey, type Mappings, mediumKey, type OwnDance } from '#dance/rules/score/own-dance.ts';
import { remapped } from '#dance/rules/score/remap.ts';
import { lengthOf, type Score } from '#dance/rules/score/score.ts';
import {
  heldDance,
  mappingProblem,
  parseMappings,
  parseOwnDance,
  scoreProblem,
} from '#dance/rules/score/score-problem.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { stepName } from '#studio/rules/step-name.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { change, mustBeCurrent, type Operator, stamp } from './change.ts';
import { readRecording } from './recording.ts';
import { saveSetting } from './save-setting.ts';
import type { Studio, Trx } from './studio.ts';
import { versionOf } from './version-of.ts';

type Medium = OutputOf<'readStudioDance'>['media'][number];
type Stored = { dance: OwnDance | null; mappings: Mappings; version: string };

/** Returns the operator's dance, every medium of the course, and every other medium with a mapping. */
export async function readDance(db: Db): Promise<OutputOf<'readStudioDance'>> {
  const { dance, mappings, version } = await readOwnDance(db);
  const { recording } = await readRecording(db);
  const ofRecording = recording && mediumKey(recording);
  const shown = await shownMedia(db);
  if (ofRecording !== null && !shown.has(ofRecording)) shown.set(ofRecording, []);
  for (const key of Object.keys(mappings)) if (!shown.has(key)) shown.set(key, []);
  const media = [...shown].map(([key, steps]) => ({
    ...mediumOf(key),
    ...(key === ofRecording ? { kind: 'recording' as const, title: recording?.title } : {}),
    steps,
    mapping: mappings[key] ?? null,
    version: mappingVersion(version, mappings[key]),
  }));
  return { dance, version, media };
}

/** Saves the dance, and moves the counts of mappings with its phrases. Throws invalid_input, conflict and too_large. */
export async function saveDance(
  studio: Studio,
  by: Operator,
  { dance: given, version }: InputOf<'saveStudioDance'>['body'],
): Promise<OutputOf<'saveStudioDance'>> {
  const dance = given && heldDance(given);
  if (dance) refuse(scoreProblem(dance), 'dance');
  const value = dance ? JSON.stringify(dance) : '';
  refuseLarge(value, 'dance');
  const summary = dance ? `The dance: ${dance.score.title}` : 'The course teaches the house routine again';
  return change(studio, { ...by, summary }, async (trx) => {
    const before = await readOwnDance(trx);
    mustBeCurrent(version, before.version);
    await saveSetting(trx, 'score', value);
    const { mappings, lost } = withScore(before, dance);
    await saveMappings(trx, mappings);
    if (before.dance && dance) await moveUnfilmed(trx, before.dance.score, dance.score);
    return { version: (await readOwnDance(trx)).version, lost };
  });
}

/**
 * Saves the mapping of one medium, and moves the practice segments on it to the same counts. Throws invalid_input and
 * too_large, and conflict if the mapping or the dance was changed since.
 */
export async function saveMapping(
  studio: Studio,
  by: Operator,
  { medium, mapping: given, version }: InputOf<'saveStudioMapping'>['body'],
): Promise<OutputOf<'saveStudioMapping'>> {
  const { name } = mediumOf(medium);
  // A mapping without spans is deleted.
  const mapping = given && given.spans.length > 0 ? given : null;
  if (!isMediumKey(medium))
    throw new AppError('invalid_input', { message: 'This is no medium of the course.', field: 'medium' });
  const summary = mapping ? `Counts tapped on ${name}` : `Counts taken off ${name}`;
  return change(studio, { ...by, summary }, async (trx) => {
    const { dance, mappings, version: ofDance } = await readOwnDance(trx);
    const { [medium]: before, ...others } = mappings;
    mustBeCurrent(version, mappingVersion(ofDance, before));
    if (mapping) refuse(mappingProblem(mapping, taughtScore(dance), null), 'mapping');
    await saveMappings(trx, mapping ? { ...others, [medium]: mapping } : others);
    const shows = (step: Step) => mediaOf(step)[0] === medium;
    const moved = mapping && before ? await moveItems(trx, shows, { before, after: mapping }) : 0;
    return { version: mappingVersion(ofDance, mapping), moved };
  });
}

/**
 * Adapts the mappings to another dance by its phrases. Returns the adapted mappings, and sentences about the phrases
 * that each medium no longer shows.
 */
export function withScore(
  { dance: before, mappings }: Stored,
  after: OwnDance | null,
): { mappings: Mappings; lost: string[] } {
  const kept = Object.entries(mappings).map(([key, mapping]) => {
    const { name } = mediumOf(key);
    const own = remapped(mapping, taughtScore(before), taughtScore(after));
    const fits = mappingProblem(own.mapping, taughtScore(after), null) === null;
    if (own.mapping.spans.length === 0 || !fits) return { lost: [`${name} shows no counts any more.`] };
    const { lost } = own;
    return {
      key,
      mapping: own.mapping,
      lost: lost.length > 0 ? [`${name} no longer shows ${lost.join(', ')}.`] : [],
    };
  });
  return {
    mappings: Object.fromEntries(
      kept.flatMap(({ key, mapping }) => (key && mapping ? [[key, mapping]] : [])),
    ),
    lost: kept.flatMap(({ lost }) => lost),
  };
}

/**
 * Returns the score to which the counts of mappings belong: the operator's score, or else that of the house routine.
 */
function taughtScore(dance: OwnDance | null): Score {
  return dance?.score ?? houseScore();
}

/** Reads the operator's dance and the mappings of media. */
export async function readOwnDance(db: Db): Promise<Stored> {
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', ['score', 'mappings'])
    .execute();
  const values = new Map(rows.map(({ key, value }) => [key, value]));
  const dance = parseOwnDance(values.get('score'));
  return { dance, mappings: parseMappings(values.get('mappings')), version: versionOf(dance) };
}

/**
 * Returns the version of a mapping. It includes the version of the dance, because the counts of a mapping are places in
 * that dance's score.
 */
function mappingVersion(ofDance: string, mapping: Mapping | null | undefined): string {
  return versionOf([ofDance, mapping ?? null]);
}

export async function saveMappings(trx: Trx, mappings: Mappings): Promise<void> {
  const value = Object.keys(mappings).length > 0 ? JSON.stringify(mappings) : '';
  refuseLarge(value, 'mapping');
  await saveSetting(trx, 'mappings', value);
}

/**
 * Returns the media of the course's steps by mediumKey, in the order of the course, each with the steps that show it.
 */
async function shownMedia(db: Db): Promise<Map<string, Medium['steps']>> {
  const lessons = withSteps(await lessonRows(db).execute(), withItems(await stepRows(db).execute(), []));
  const shown = new Map<string, Medium['steps']>();
  for (const { order_num, steps } of lessons)
    for (const step of steps)
      for (const key of mediaOf(step))
        shown.set(key, [
          ...(shown.get(key) ?? []),
          { id: step.id, name: stepName(order_num, steps, step), order_num },
        ]);
  return shown;
}

/**
 * Moves the items of steps without a medium. The seconds of these items are those of the dance at its own tempo, so the
 * items move with their phrases.
 */
async function moveUnfilmed(trx: Trx, before: Score, after: Score): Promise<void> {
  const mapped = (score: Score) => steadyMapping(lengthOf(score), score.tempo);
  const { mapping } = remapped(mapped(before), before, after);
  await moveItems(trx, (step) => mediaOf(step).length === 0, { before: mapping, after: mapped(after) });
}

type Step = Parameters<typeof mediaOf>[0];

/**
 * Moves the items of the steps for which `isMoved` is true, from the seconds of their counts in the mapping `before`
 * to those in the mapping `after`. Returns the number of moved items.
 */
async function moveItems(
  trx: Trx,
  isMoved: (step: Step) => boolean,
  mappings: { before: Mapping; after: Mapping },
): Promise<number> {
  const steps = (await stepRows(trx).execute()).filter(isMoved);
  const media = new Map(steps.map((step) => [step.id, mediaOf(step).length]));
  let moved = 0;
  for (const item of (await itemRows(trx).execute()).filter(({ step_id }) => media.has(step_id))) {
    // In a step without a medium, an item of the built-in course has times of the house routine.
    const isHouse = media.get(item.step_id) === 0 && item.dance_start !== null;
    const times = isHouse ? null : movedItem(item, mappings);
    if (!times) continue;
    moved += 1;
    await trx
      .updateTable('checklists')
      .set({ ...times, edited_at: stamp })
      .where('id', '=', item.id)
      .execute();
  }
  return moved;
}

function mediumOf(key: string): Pick<Medium, 'key' | 'kind' | 'name'> {
  const [kind = '', name = ''] = key.split(/ (.*)/s);
  return { key, kind: kind === 'youtube' ? 'youtube' : 'file', name };
}

function refuse(message: string | null, field: string): void {
  if (message !== null) throw new AppError('invalid_input', { message, field });
}

function refuseLarge(value: string, field: string): void {
  if (Buffer.byteLength(value) <= studioLimits.danceBytes) return;
  const message =
    field === 'dance'
      ? 'This dance has more words than can be kept. Shorten its hints, or its cues.'
      : 'These are more places of counts than can be kept. Take some off media that no step shows.';
  throw new AppError('too_large', { message, field });
}
