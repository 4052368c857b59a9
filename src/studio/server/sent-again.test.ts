// A change that is sent again, because its answer was lost, is made once and gets the same answer.

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OperationName } from '#subjects/api/all-routes.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import type { CallInput } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio();

const read = async (name: OperationName, params: Record<string, string> = {}) =>
  (await boss.call(name, { params })).body;
const textVersion = async () =>
  (await read('listStudioCopy')).entries.find(({ key }: { key: string }) => key === 'learn_title').version;
async function translation() {
  const params = { language: 'de', key: 'copy:footer_note' };
  const { entries } = await read('listStudioTranslations', params);
  return { params, version: entries.find(({ key }: { key: string }) => key === params.key).version };
}
const lastChange = async () => (await read('listStudioHistory')).changes[0];
const lesson = { lesson_id: '5' };

/** The input for each operation. */
const sent: Partial<Record<OperationName, () => Promise<CallInput>>> = {
  saveStudioEvent: async () => ({
    body: { ...(await read('readStudioEvent')), challenge_name: 'Dance of the Dead' },
  }),
  saveStudioBrand: async () => ({
    body: { ...(await read('readStudioBrand')), name: 'Deadbeat' },
  }),
  saveStudioCopy: async () => ({
    params: { key: 'learn_title' },
    body: { text: 'Rise', version: await textVersion() },
  }),
  resetStudioCopy: async () => ({
    params: { key: 'learn_title' },
    body: { version: await textVersion() },
  }),
  saveStudioTranslation: async () => {
    const { params, version } = await translation();
    return { params, body: { text: 'Steht auf', version } };
  },
  resetStudioTranslation: async () => {
    const { params, version } = await translation();
    return { params, body: { version } };
  },
  saveStudioFaq: async () => {
    const { pairs, version } = await read('readStudioFaq');
    return { body: { pairs: [...pairs, { topic: null, title: 'Is it far?', answer: 'No.' }], version } };
  },
  orderStudioLessons: async () => {
    const { lessons, version } = await read('readStudioCourse');
    const ids = lessons.slice(0, 12).map(({ id }: { id: string }) => id);
    return { body: { lesson_ids: ids.reverse(), version } };
  },
  saveStudioLesson: async () => {
    const { lesson: stored, version } = await read('readStudioLesson', lesson);
    const step_ids = stored.steps.map(({ id }: { id: string }) => id);
    return { params: lesson, body: { title: 'Feet', step_ids, version } };
  },
  saveStudioStep: async () => {
    const { lesson: stored, step_versions } = await read('readStudioLesson', lesson);
    const {
      id,
      lesson_id: _,
      order_num: __,
      step_type: ___,
      checklists,
      ...step
    } = stored.steps.find(({ step_type }: { step_type: string }) => step_type === 'practice');
    const items = checklists.map(({ step_id: _, order_num: __, ...item }: Record<string, unknown>) => item);
    const added = { ...items[0], id: null, item_text: 'One more' };
    return {
      params: { step_id: id },
      body: { ...step, checklists: [...items, added], confirmed: false, version: step_versions[id] },
    };
  },
  addStudioStep: async () => ({ params: lesson, body: { step_type: 'learn' } }),
  saveStudioVideos: async () => {
    const { steps, version } = await read('readStudioVideos');
    const [{ id, media_file, start_time, end_time }] = steps;
    const videos = [{ id, youtube_id: 'abcdefghijk', media_file, start_time, end_time }];
    return { body: { videos, version } };
  },
  saveStudioBuiltIn: async () => {
    // Built-in parts can be removed only from lessons that show videos.
    await server.database.pool.query("update steps set youtube_id = 'abcdefghijk' where lesson_id = '7'");
    const choice = { items: 'empty', notes: 'empty', titles: 'keep', parts: 'keep' };
    return { body: { choice, confirmed: true, version: (await read('readStudioBuiltIn')).version } };
  },
  saveStudioDance: async () => {
    const phrases = [{ id: 'a', section: 'A', title: 'March', counts: 16, cues: [] }];
    const dance = { score: { id: 'own', title: 'Town dance', tempo: 120, phrases }, days: [] };
    return { body: { dance, version: (await read('readStudioDance')).version } };
  },
  saveStudioMapping: async () => {
    const { media } = await read('readStudioDance');
    const [{ key: medium, version }] = media;
    return { body: { medium, mapping: steadyMapping(16, 120), version } };
  },
  undoStudioChange: async () => ({ params: { change_id: (await lastChange()).id }, body: {} }),
};

test.each(Object.entries(sent))('%s is carried out once although it is sent twice', async (name, input) => {
  const before = (await lastChange())?.id;
  const call = { ...(await input()), headers: { 'idempotency-key': randomUUID() } };
  const send = () => boss.call(name as OperationName, call);
  const [first, atOnce] = await Promise.all([send(), send()]);
  expect([first.status, first.body]).toEqual([200, atOnce.body]);
  const [change, earlier] = (await read('listStudioHistory')).changes;
  expect([change.id !== before, earlier?.id]).toEqual([true, before]);
  const later = await send();
  expect([later.status, later.body]).toEqual([200, first.body]);
  expect((await lastChange()).id).toBe(change.id);
});
