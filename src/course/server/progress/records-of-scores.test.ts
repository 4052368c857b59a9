// Records of two dances: the operator's own in mapped videos, and the house routine of the course before it.

import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { loadPublished } from '#subjects/server/published.ts';
import { makeLearner, makePractice } from '#testing/server/practice.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { readProgress } from './handlers.ts';
import type { Learner } from './practice.ts';
import { recordRepetitions } from './record-repetitions.ts';

const database = await sharedDatabase({ seeded: true });
const practice = await makePractice(database);
const video = 'aaaaaaaaaaa';

const phrase = (id: string) => ({ id, section: 'A', title: id, counts: 16, cues: [] });
const dance = (...ids: string[]): OwnDance => ({
  score: { id: 'own', title: 'Town dance', tempo: 120, phrases: ids.map(phrase) },
  days: [ids],
});

/** Publishes a course with this dance, or with none. `where` says which steps show its video. */
async function publish(own: OwnDance | null, where: 'everywhere' | 'lessons' = 'everywhere') {
  const { db } = database;
  const mappings = own ? { [`youtube ${video}`]: steadyMapping(own.score.phrases.length * 16, 120) } : {};
  const values = { score: own ? JSON.stringify(own) : '', mappings: JSON.stringify(mappings) };
  for (const [key, value] of Object.entries(values))
    await db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  await db
    .updateTable('steps')
    .set({ youtube_id: own ? video : null })
    .execute();
  if (where === 'lessons')
    await db.updateTable('steps').set({ youtube_id: null }).where('step_type', '=', 'rehearse').execute();
  const published = await loadPublished(db);
  return { ...practice, published: () => published };
}

let keys = 0;
/** Sends a clean repetition of a phrase. Resolves with the records in the answer and what the strip shows as clean. */
async function clean(at: Awaited<ReturnType<typeof publish>>, learner: Learner, score: string, id: string) {
  keys += 1;
  const counts = score === 'own' ? 16 : 32;
  const answer = await recordRepetitions(at, learner, {
    sent_at: 0,
    repetitions: [
      {
        key: `key-${keys}`,
        score,
        parts: [{ phrase: id, counts, from: 0, to: counts }],
        rate: 1,
        answer: 'called_clean',
        danced_at: 0,
      },
    ],
  });
  return named(answer);
}

function named({ dance: { phrases, coverage } }: Awaited<ReturnType<typeof readProgress>>) {
  const records = phrases.map((record) => `${record.score} ${record.phrase} ${record.clean}`);
  return { records: records.toSorted(), clean: coverage?.clean };
}

test('a phrase of the operator’s own dance has its record, and its part of that dance’s strip is lit', async () => {
  const learner = await makeLearner(database);
  const at = await publish(dance('a', 'b'));
  expect(await clean(at, learner, 'own', 'b')).toEqual({ records: ['own b 1'], clean: [[16, 32]] });
  const { coverage, plan } = (await readProgress(at, learner)).dance;
  expect(coverage).toMatchObject({ counts: 16, length: 32, tempo: 120 });
  // Day 1 teaches the whole dance, and the other days revise it.
  expect(plan.seconds).not.toBeNull();
});

test('earlier records of the house routine stay, but make nothing known in the strip of the operator’s dance', async () => {
  const learner = await makeLearner(database);
  await clean(await publish(null), learner, 'house', '1');
  const at = await publish(dance('1', '2'));
  expect(named(await readProgress(at, learner))).toEqual({ records: ['house 1 1'], clean: [] });
  expect(await clean(at, learner, 'own', '1')).toEqual({
    records: ['house 1 1', 'own 1 1'],
    clean: [[0, 16]],
  });
  expect(named(await readProgress(await publish(null), learner))).toEqual({
    records: ['house 1 1'],
    clean: [[0, 32]],
  });
});

test('records of a removed phrase are hidden, and shown again when the phrase comes back', async () => {
  const learner = await makeLearner(database);
  await clean(await publish(dance('a', 'b')), learner, 'own', 'b');
  const without = await publish(dance('a'));
  expect(named(await readProgress(without, learner))).toEqual({ records: [], clean: [] });
  await clean(without, learner, 'own', 'a');
  const back = await publish(dance('b', 'a'));
  expect(named(await readProgress(back, learner))).toEqual({
    records: ['own a 1', 'own b 1'],
    clean: [[0, 32]],
  });
});

test.each([
  ['of a dance that the course does not have', 'another', 'a'],
  ['of a phrase that the dance does not have', 'own', 'z'],
  ['of a phrase of the other dance', 'own', '24'],
  ['of the warm-up', 'exercises', '1'],
])('a repetition %s leaves no record, and is no fault', async (_, score, id) => {
  const learner = await makeLearner(database);
  const at = await publish(dance('a', 'b'));
  expect(await clean(at, learner, score, id)).toEqual({ records: [], clean: [] });
  const kept = await database.db
    .selectFrom('phrase_records')
    .selectAll()
    .where('user_id', '=', learner.user_id)
    .execute();
  expect(kept).toEqual([]);
});

test('the operator’s dance in the lessons has its records while the rehearsal is still the house routine', async () => {
  const learner = await makeLearner(database);
  const at = await publish(dance('a', 'b'), 'lessons');
  // The lessons teach nothing of the rehearsal's dance, so there are neither a strip nor seconds of the plan.
  expect(await clean(at, learner, 'own', 'a')).toEqual({ records: ['own a 1'], clean: undefined });
  expect((await readProgress(at, learner)).dance.plan.seconds).toBeNull();
});

test('while some lessons teach the house routine, the plan names no seconds of the operator’s dance', async () => {
  const learner = await makeLearner(database);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];
  const own = { ...dance(...ids), days: ids.map((id) => [id]) };
  const seconds = async () => {
    const published = await loadPublished(database.db);
    return (await readProgress({ ...practice, published: () => published }, learner)).dance.plan.seconds;
  };
  await publish(own);
  expect(await seconds()).toBe((ids.length * 16 * 60) / 120);
  await database.db.updateTable('steps').set({ youtube_id: null }).where('lesson_id', '=', '3').execute();
  expect(await seconds()).toBeNull();
});

test('seconds from a page older than scores count for the house routine, also in a course with another dance', async () => {
  const learner = await makeLearner(database);
  const at = await publish(dance('a', 'b'));
  const seconds = { start: 0, end: 30, rate: 1, danced_at: 0 };
  const answer = await recordRepetitions(at, learner, {
    sent_at: 0,
    repetitions: [
      { ...seconds, key: 'before', answer: 'called_clean' },
      { ...seconds, key: 'half', start: 33.75, end: 45, answer: 'played' },
    ],
  });
  expect(named(answer).records).toEqual(['house 1 1', 'house 2 1', 'house 3 0']);
  const third = answer.dance.phrases.find(({ phrase: of }) => of === '3');
  expect([third?.played, third?.eights]).toEqual([0, [0, 1, 1, 1]]);
});
