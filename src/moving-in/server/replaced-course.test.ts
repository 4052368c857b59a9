// Learners' progress on steps that an import has replaced.

import { expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { writePractice } from '#testing/server/learner-rows.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { signUp, type Visitor } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio();

/** A visitor's progress without the plan of the dance, which depends on the current steps. */
async function progressOf(visitor: Visitor) {
  const { dance: _, ...progress } = (await visitor.call('readProgress')).body;
  return progress;
}

async function replaceSteps(...steps: { id: string; lesson_id: string; step_type: string }[]) {
  const open = await makeImporter(boss).open();
  const rows = steps.map((step, index) => ({ ...step, order_num: index + 1, start_time: 0, end_time: 0 }));
  await open.upload('all', JSON.stringify({ steps: rows }));
  expect(await open.apply({ course: 'replace' })).toMatchObject({ state: 'applied', problem: null });
}

test('a finished rehearsal stays finished when another rehearsal takes its place', async () => {
  const { visitor: finished, id } = await signUp(server.url);
  await writePractice(server.database.db, id, { completed: 12, rehearsed: true });
  const { visitor: early, id: earlyId } = await signUp(server.url);
  await writePractice(server.database.db, earlyId, { completed: 11, rehearsed: true });
  const before = await progressOf(finished);
  expect(before).toMatchObject({ dashboard_card: 'all_complete', rehearsal: { completed: true } });

  await replaceSteps({ id: 'their-rehearsal', lesson_id: '13', step_type: 'rehearse' });
  const course = (await finished.call('readLesson', { params: { lesson_id: '13' } })).body;
  expect(course.steps).toMatchObject([{ id: 'their-rehearsal' }]);
  expect(await progressOf(finished)).toEqual(before);
  const last = await early.call('completeLesson', { params: { lesson_id: '12' } });
  expect(last.body).toMatchObject({
    new_trophies: ['part4', 'final'],
    progress: { dashboard_card: 'all_complete' },
  });
});

test('a lesson that was begun stays begun when its practice list is replaced', async () => {
  const { visitor } = await signUp(server.url);
  await visitor.call('checkItem', { params: { checklist_id: '1-practice-1' } });
  expect((await progressOf(visitor)).lessons[0].status).toBe('in_progress');
  await replaceSteps({ id: 'their-practice', lesson_id: '1', step_type: 'practice' });
  const { lessons, checked } = await progressOf(visitor);
  expect([lessons[0].status, checked]).toEqual(['in_progress', []]);
});
