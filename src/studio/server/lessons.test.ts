import { expect, test } from 'vitest';
import { sharedStudio } from '#testing/server/operator.ts';
import { makeVisitor, signUp } from '#testing/server/visitor.ts';

const { server, boss } = await sharedStudio({ SIGN_UPS_PER_HOUR: '10000' });

const lesson = async (lesson_id: string) =>
  (await boss.call('readStudioLesson', { params: { lesson_id } })).body;

/** Returns the body of a call that saves a step with `changes` and otherwise as it is. */
async function stepBody(lesson_id: string, step_id: string, changes: object = {}) {
  const read = await lesson(lesson_id);
  const step = read.lesson.steps.find((each: { id: string }) => each.id === step_id);
  const { youtube_id, media_file, start_time, end_time, dance_start, dance_end, notes_html } = step;
  const checklists = step.checklists.map(
    ({ step_id: _, order_num: __, ...item }: Record<string, unknown>) => item,
  );
  const times = { start_time, end_time, dance_start, dance_end };
  const version = read.step_versions[step_id];
  return { youtube_id, media_file, ...times, notes_html, checklists, confirmed: false, version, ...changes };
}

const saveStep = (step_id: string, body: object) =>
  boss.call('saveStudioStep', { params: { step_id }, body });

// §3.twelve-lessons-rehearsal-fixed-lessons
test('lessons swap places and learners keep their progress', async () => {
  const { visitor } = await signUp(server.url);
  await visitor.call('completeLesson', { params: { lesson_id: '1' } });
  const { lessons, version } = (await boss.call('readStudioCourse')).body;
  const ids = lessons.slice(0, 12).map(({ id }: { id: string }) => id);
  const swapped = [ids[1], ids[0], ...ids.slice(2)];
  expect((await boss.call('orderStudioLessons', { body: { lesson_ids: swapped, version } })).status).toBe(
    200,
  );
  const course = (await visitor.call('readCourse')).body.lessons;
  expect(course.slice(0, 3).map(({ id }: { id: string }) => id)).toEqual(['2', '1', '3']);
  const progress = (await visitor.call('readProgress')).body.lessons;
  expect(progress[1]).toMatchObject({ lesson_id: '1', status: 'completed' });
  expect((await boss.call('orderStudioLessons', { body: { lesson_ids: ids, version } })).status).toBe(409);
  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect((await boss.call('undoStudioChange', { params: { change_id: change.id } })).status).toBe(200);
  expect((await visitor.call('readCourse')).body.lessons[0].id).toBe('1');
});

// §3.twelve-lessons-rehearsal-fixed-lessons
test('an order that is not the twelve lessons is refused', async () => {
  const { lessons, version } = (await boss.call('readStudioCourse')).body;
  const all = lessons.map(({ id }: { id: string }) => id);
  for (const lesson_ids of [all, all.slice(1, 13), ['1', ...all.slice(0, 11)]])
    expect((await boss.call('orderStudioLessons', { body: { lesson_ids, version } })).status).toBe(400);
});

test('a step accepts pasted addresses of videos, and its notes are cleaned', async () => {
  const body = await stepBody('2', '2-learn-1', {
    youtube_id: 'https://youtu.be/aaaaaaaaaaa https://www.youtube.com/watch?v=bbbbbbbbbbb',
    notes_html: '[WARM_UP]\n<p onclick="x()">Hello<script>alert(1)</script></p>',
  });
  const saved = (await saveStep('2-learn-1', body)).body;
  const { version } = await stepBody('2', '2-learn-1');
  expect(saved).toEqual({ done: true, people: 0, version });
  const published = (await makeVisitor(server.url).call('readLesson', { params: { lesson_id: '2' } })).body;
  expect(published.steps[0]).toMatchObject({
    youtube_id: 'aaaaaaaaaaa bbbbbbbbbbb',
    notes_html: '[WARM_UP]\n<p>Hello</p>',
  });
  expect((await saveStep('2-learn-1', body)).status).toBe(409);
});

test.each([
  [{ youtube_id: 'https://example.org/video' }, 'youtube_id'],
  [{ start_time: 9, end_time: 8 }, 'end_time'],
  [{ dance_end: 400 }, 'dance_end'],
  [{ notes_html: 'x'.repeat(20_001) }, 'notes_html'],
  [{ media_file: '../../etc/passwd' }, 'media_file'],
  [
    {
      checklists: [
        { id: null, item_text: 'x', start_time: 0, end_time: 1, dance_start: null, dance_end: null },
      ],
    },
    undefined,
  ],
])('a step refuses %j and changes nothing', async (changes, field) => {
  const before = await lesson('2');
  const answer = await saveStep('2-learn-2', await stepBody('2', '2-learn-2', changes));
  expect(answer.status).toBe(400);
  if (field) expect(answer.body.field).toBe(field);
  expect(await lesson('2')).toEqual(before);
});

test('10 MB of pasted text is refused before it is read', async () => {
  const body = await stepBody('2', '2-learn-2', { notes_html: 'x'.repeat(10_000_000) });
  expect((await saveStep('2-learn-2', body)).status).toBe(413);
});

test('removing an item asks first, says how many people it affects, and keeps their marks', async () => {
  const { visitor, id } = await signUp(server.url);
  const [first, ...rest] = (await stepBody('3', '3-practice')).checklists;
  await visitor.call('checkItem', { params: { checklist_id: first.id } });
  const asked = await saveStep('3-practice', await stepBody('3', '3-practice', { checklists: rest }));
  expect(asked.body).toEqual({ done: false, people: 1, version: null });
  expect((await stepBody('3', '3-practice')).checklists).toHaveLength(rest.length + 1);
  const sure = await stepBody('3', '3-practice', { checklists: rest, confirmed: true });
  expect((await saveStep('3-practice', sure)).body).toMatchObject({ done: true, people: 1 });
  const { rows } = await server.database.pool.query('select checklist_id from progress where user_id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ checklist_id: first.id }]);
  const [change] = (await boss.call('listStudioHistory')).body.changes;
  expect(change).toMatchObject({ changed_by: 'Vincent', summary: 'Day 3, practice list: practice list' });
  expect((await boss.call('undoStudioChange', { params: { change_id: change.id } })).status).toBe(200);
  expect((await visitor.call('readProgress')).body.checked).toEqual([first.id]);
  expect((await stepBody('3', '3-practice')).checklists[0]).toEqual(first);
});

test('items are added, moved and renamed in one save', async () => {
  const body = await stepBody('4', '4-practice');
  const [a, b, ...rest] = body.checklists;
  const fresh = { ...a, id: null, item_text: 'Brand new' };
  const wanted = [b, fresh, { ...a, item_text: 'Renamed' }, ...rest];
  expect((await saveStep('4-practice', { ...body, checklists: wanted })).body.done).toBe(true);
  const saved = (await stepBody('4', '4-practice')).checklists;
  expect(saved.map(({ item_text }: { item_text: string }) => item_text)).toEqual(
    wanted.map(({ item_text }) => item_text),
  );
  const stolen = await stepBody('4', '4-practice', {
    checklists: [{ ...a, id: '5-practice-1' }],
    confirmed: true,
  });
  expect((await saveStep('4-practice', stolen)).status).toBe(409);
});

test('an item that was saved with a new id is the same item in the next save', async () => {
  const body = await stepBody('7', '7-practice');
  const added = { ...body.checklists[0], id: 'c'.repeat(32), item_text: 'Brand new' };
  const wanted = { ...body, checklists: [...body.checklists, added] };
  const saved = await saveStep('7-practice', wanted);
  expect(saved.body.done).toBe(true);
  const renamed = { ...wanted, version: saved.body.version };
  renamed.checklists = [...body.checklists, { ...added, item_text: 'Renamed' }];
  expect((await saveStep('7-practice', renamed)).body.done).toBe(true);
  expect((await stepBody('7', '7-practice')).checklists).toEqual(renamed.checklists);
});

test('an item that another operator removed comes back, with its marks, when an operator saves who still had it', async () => {
  const { visitor } = await signUp(server.url);
  const { checklists, ...body } = await stepBody('8', '8-practice', { confirmed: true });
  const [first, ...rest] = checklists;
  await visitor.call('checkItem', { params: { checklist_id: first.id } });
  const taken = await saveStep('8-practice', { ...body, checklists: rest });
  expect((await visitor.call('readProgress')).body.checked).toEqual([]);
  const insisted = { ...body, checklists, version: taken.body.version };
  expect((await saveStep('8-practice', insisted)).body.done).toBe(true);
  expect((await stepBody('8', '8-practice')).checklists).toEqual(checklists);
  expect((await visitor.call('readProgress')).body.checked).toEqual([first.id]);
});

test('a new item with the id of another step’s item, or with a word as its id, is refused', async () => {
  const { checklists } = await stepBody('8', '8-practice');
  const before = await lesson('8');
  for (const id of ['5-practice-1', '8-practice-99']) {
    const list = [...checklists, { ...checklists[0], id }];
    const stolen = await stepBody('8', '8-practice', { checklists: list });
    expect((await saveStep('8-practice', stolen)).status, id).toBe(409);
  }
  expect(await lesson('8')).toEqual(before);
});

test('a learn part can be added, moved and removed; the last step of a kind stays', async () => {
  const added = await boss.call('addStudioStep', {
    params: { lesson_id: '6' },
    body: { step_type: 'learn' },
  });
  const { step_id } = added.body;
  const read = await lesson('6');
  const kinds = read.lesson.steps.map((step: { step_type: string }) => step.step_type);
  expect(kinds.slice(-3)).toEqual(['learn', 'practice', 'zombie_check']);
  const ids = read.lesson.steps.map((step: { id: string }) => step.id);
  const moved = [step_id, ...ids.filter((id: string) => id !== step_id)];
  const save = { title: 'Changed', step_ids: moved, version: read.version };
  expect((await boss.call('saveStudioLesson', { params: { lesson_id: '6' }, body: save })).status).toBe(200);
  const after = await lesson('6');
  expect([after.lesson.title, after.lesson.steps[0].id]).toEqual(['Changed', step_id]);
  const remove = { version: after.step_versions[step_id], confirmed: true };
  const gone = await boss.call('removeStudioStep', { params: { step_id }, body: remove });
  expect(gone.body).toEqual({ done: true, people: 0 });
  const practice = { version: after.step_versions['6-practice'], confirmed: true };
  const refused = await boss.call('removeStudioStep', { params: { step_id: '6-practice' }, body: practice });
  expect(refused.status).toBe(400);
  const second = await boss.call('addStudioStep', {
    params: { lesson_id: '6' },
    body: { step_type: 'practice' },
  });
  expect(second.status).toBe(400);
});
