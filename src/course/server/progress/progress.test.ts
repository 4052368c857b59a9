import { expect, test } from 'vitest';
import { makeLog } from '#platform/server/log.ts';
import { makeLearner, makePractice } from '#testing/server/practice.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { checkItem, uncheckItem } from './check-item.ts';
import { completeLesson } from './complete-lesson.ts';
import { finishRehearsal } from './finish-rehearsal.ts';
import { readProgress } from './handlers.ts';
import type { Learner } from './practice.ts';

const database = await sharedDatabase({ seeded: true });
const practice = await makePractice(database);

async function completeUpTo(learner: Learner, day: number) {
  for (let n = 1; n <= day; n += 1) await completeLesson(practice, learner, String(n));
}

function rowsOf(table: 'trophies' | 'practice_days' | 'progress' | 'lesson_progress', learner: Learner) {
  return database.db.selectFrom(table).selectAll().where('user_id', '=', learner.user_id).execute();
}

test('a new learner starts with lesson 1 open, no trophy and no streak', async () => {
  const learner = await makeLearner(database);
  const progress = await readProgress(practice, learner);
  expect(progress.lessons.map((lesson) => lesson.status)).toEqual(['unlocked', ...Array(11).fill('locked')]);
  expect(progress).toMatchObject({
    completed_count: 0,
    current_streak: 0,
    dashboard_card: 'continue_plan',
    next_trophy: 'part1',
  });
  expect(progress.next_lesson?.lesson_id).toBe('1');
});

// §7.streak-follows-each-progress-save
test('completing a lesson opens the next one and starts the streak', async () => {
  const learner = await makeLearner(database);
  const { progress, new_trophies } = await completeLesson(practice, learner, '1');
  expect(progress.lessons.slice(0, 3).map((lesson) => lesson.status)).toEqual([
    'completed',
    'unlocked',
    'locked',
  ]);
  expect(progress.current_streak).toBe(1);
  expect(new_trophies).toEqual([]);
  expect(await readProgress(practice, learner)).toEqual(progress);
});

// §4.locked-lesson-can-be-watched
test('a lesson whose predecessor is open is refused and changes nothing', async () => {
  const learner = await makeLearner(database);
  await expect(completeLesson(practice, learner, '2')).rejects.toMatchObject({
    code: 'locked',
    text: 'lesson_locked',
    values: { day: 1 },
  });
  expect(await rowsOf('lesson_progress', learner)).toEqual([]);
  expect(await rowsOf('practice_days', learner)).toEqual([]);
});

test('the rehearsal cannot be completed as a lesson, nor can a lesson that does not exist', async () => {
  const learner = await makeLearner(database);
  await expect(completeLesson(practice, learner, '13')).rejects.toMatchObject({ code: 'not_found' });
  await expect(completeLesson(practice, learner, 'nowhere')).rejects.toMatchObject({ code: 'not_found' });
});

// §4.mark-complete-upsert-streak-refresh
test('a repeated completion keeps the first date and brings no second trophy', async () => {
  const learner = await makeLearner(database);
  await completeUpTo(learner, 3);
  practice.setNow('2027-03-02T12:00:00Z');
  expect((await completeLesson(practice, learner, '4')).new_trophies).toEqual(['part1']);
  practice.setNow('2027-03-09T12:00:00Z');
  const again = await completeLesson(practice, learner, '4');
  expect(again.new_trophies).toEqual([]);
  expect(again.progress.lessons[3]?.completed_at).toBe('2027-03-02T12:00:00.000Z');
  practice.setNow('2027-03-01T12:00:00Z');
});

// §4.lessons-4-8-10-12
test('trophies come at days 4, 8, 10 and 12 and the final one with the rehearsal', async () => {
  const learner = await makeLearner(database);
  const earned: Record<string, string[]> = {};
  for (let day = 1; day <= 12; day += 1) {
    const { new_trophies } = await completeLesson(practice, learner, String(day));
    if (new_trophies.length > 0) earned[`day ${day}`] = new_trophies;
  }
  const { progress, new_trophies } = await finishRehearsal(practice, learner, null);
  expect({ ...earned, rehearsal: new_trophies }).toEqual({
    'day 4': ['part1'],
    'day 8': ['part2'],
    'day 10': ['part3'],
    'day 12': ['part4'],
    rehearsal: ['final'],
  });
  expect(progress).toMatchObject({ dashboard_card: 'all_complete', rehearsal: { completed: true } });
  expect(
    (await rowsOf('lesson_progress', learner)).map((row) => (row as { lesson_id: string }).lesson_id),
  ).toContain('13');
});

test('a rehearsal danced early counts, so that lesson 12 brings the last two trophies together', async () => {
  const learner = await makeLearner(database);
  await completeUpTo(learner, 4);
  expect((await finishRehearsal(practice, learner, null)).new_trophies).toEqual([]);
  for (let day = 5; day <= 11; day += 1) await completeLesson(practice, learner, String(day));
  const { new_trophies, progress } = await completeLesson(practice, learner, '12');
  expect(new_trophies).toEqual(['part4', 'final']);
  expect(progress.dashboard_card).toBe('all_complete');
});

test('the rehearsal stays shut until part 1 is done', async () => {
  const learner = await makeLearner(database);
  await completeUpTo(learner, 3);
  await expect(finishRehearsal(practice, learner, null)).rejects.toMatchObject({ code: 'locked' });
  expect(await rowsOf('progress', learner)).toEqual([]);
});

test('a rehearsal sent twice with one key gets the same answer, trophy included', async () => {
  const learner = await makeLearner(database);
  await completeUpTo(learner, 12);
  const [first, second] = await Promise.all([
    finishRehearsal(practice, learner, 'key-1'),
    finishRehearsal(practice, learner, 'key-1'),
  ]);
  expect(first.new_trophies).toEqual(['final']);
  expect(second).toEqual(first);
});

test('a rehearsal sent again after its answer was deleted does not count as practice of that later day', async () => {
  const learner = await makeLearner(database);
  await completeUpTo(learner, 4);
  await finishRehearsal(practice, learner, 'key-2');
  practice.setNow('2027-03-03T12:00:00Z');
  await database.db.deleteFrom('idempotency_keys').execute();
  const again = await finishRehearsal(practice, learner, 'key-2');
  expect(await rowsOf('practice_days', learner)).toHaveLength(1);
  expect(again.progress).toMatchObject({ current_streak: 0, rehearsal: { completed: true } });
  expect((await finishRehearsal(practice, learner, 'key-3')).progress.current_streak).toBe(1);
  practice.setNow('2027-03-01T12:00:00Z');
});

// §3.progress-rows-status-complete-lesson §4.trophies-lesson-13-streak-transaction
test('R62 two hundred parallel completions give one trophy and one streak day', async () => {
  const learner = await makeLearner(database);
  await completeUpTo(learner, 3);
  practice.setNow('2027-03-02T12:00:00Z');
  const answers = await Promise.all(
    Array.from({ length: 200 }, () => completeLesson(practice, learner, '4')),
  );
  expect(answers.flatMap((answer) => answer.new_trophies)).toEqual(['part1']);
  expect(await rowsOf('trophies', learner)).toHaveLength(1);
  expect(await rowsOf('practice_days', learner)).toHaveLength(2);
  expect((await readProgress(practice, learner)).current_streak).toBe(2);
  practice.setNow('2027-03-01T12:00:00Z');
});

// §3.progress-rows-status-complete-lesson §7.writes-experience-reminders-role-progress
test('R61 a check sent many times at once is one mark, and taking it back twice leaves none', async () => {
  const learner = await makeLearner(database);
  await Promise.all(Array.from({ length: 20 }, () => checkItem(practice, learner, '1-practice-1')));
  expect(await rowsOf('progress', learner)).toHaveLength(1);
  const checked = await readProgress(practice, learner);
  expect(checked.checked).toEqual(['1-practice-1']);
  expect(checked.lessons[0]?.status).toBe('in_progress');
  await uncheckItem(practice, learner, '1-practice-1');
  const unchecked = await uncheckItem(practice, learner, '1-practice-1');
  expect(unchecked.checked).toEqual([]);
});

test('an item that was done before it moved to another step keeps its one mark', async () => {
  const learner = await makeLearner(database);
  const steps = await database.db
    .selectFrom('steps')
    .select('id')
    .where('lesson_id', '=', '2')
    .limit(1)
    .execute();
  const earlier = { step_id: steps[0]?.id ?? '', completed_at: new Date('2026-10-01T10:00:00Z') };
  await database.db
    .insertInto('progress')
    .values({ user_id: learner.user_id, checklist_id: '1-practice-1', ...earlier })
    .execute();
  const progress = await checkItem(practice, learner, '1-practice-1');
  expect(progress.checked).toEqual(['1-practice-1']);
  expect(await rowsOf('progress', learner)).toMatchObject([earlier]);
});

test('taking a check back does not take the practice day', async () => {
  const learner = await makeLearner(database);
  expect((await checkItem(practice, learner, '1-practice-1')).current_streak).toBe(1);
  expect((await uncheckItem(practice, learner, '1-practice-1')).current_streak).toBe(1);
});

// §5.check-needs-user-item-step
test('an unknown item is refused', async () => {
  const learner = await makeLearner(database);
  await expect(checkItem(practice, learner, 'no-such-item')).rejects.toMatchObject({ code: 'not_found' });
});

// §4.streak-any-learning-activity-reset
test('R63 the streak grows by one a day, waits a day and starts anew after a missed one', async () => {
  const learner = await makeLearner(database, 'Pacific/Auckland');
  const streaks: number[] = [];
  for (const instant of [
    '2027-05-01T00:00:00Z',
    '2027-05-01T05:00:00Z',
    '2027-05-02T00:00:00Z',
    '2027-05-03T00:00:00Z',
  ]) {
    practice.setNow(instant);
    streaks.push((await checkItem(practice, learner, '1-practice-1')).current_streak);
  }
  practice.setNow('2027-05-04T00:00:00Z');
  streaks.push((await readProgress(practice, learner)).current_streak);
  practice.setNow('2027-05-05T00:00:00Z');
  streaks.push((await readProgress(practice, learner)).current_streak);
  streaks.push((await checkItem(practice, learner, '1-practice-2')).current_streak);
  expect(streaks).toEqual([1, 1, 2, 3, 3, 0, 1]);
  practice.setNow('2027-03-01T12:00:00Z');
});

// §4.streak-any-learning-activity-reset
test('every finished rehearsal keeps the streak of its day', async () => {
  const learner = await makeLearner(database);
  await completeUpTo(learner, 4);
  for (const [instant, streak] of [
    ['2027-03-02T12:00:00Z', 2],
    ['2027-03-03T12:00:00Z', 3],
  ] as const) {
    practice.setNow(instant);
    expect((await finishRehearsal(practice, learner, null)).progress.current_streak).toBe(streak);
  }
  practice.setNow('2027-03-01T12:00:00Z');
});

test('a day whose date becomes a later one by a flight stays one practice day', async () => {
  const learner = await makeLearner(database, 'Etc/GMT+12');
  practice.setNow('2027-05-01T11:00:00Z');
  await checkItem(practice, learner, '1-practice-1');
  const abroad = { ...learner, timeZone: 'Pacific/Kiritimati' };
  practice.setNow('2027-05-01T11:00:05Z');
  expect((await checkItem(practice, abroad, '1-practice-2')).current_streak).toBe(1);
  expect(await rowsOf('practice_days', learner)).toMatchObject([{ day: '2027-05-02' }]);
  practice.setNow('2027-05-02T11:00:05Z');
  await checkItem(practice, abroad, '1-practice-1');
  expect(await rowsOf('practice_days', learner)).toHaveLength(2);
  practice.setNow('2027-03-01T12:00:00Z');
});

// §8.trophy-lesson-13-failure-only
test('a trophy that could not be written is logged, does not undo the lesson and is written at the next read', async () => {
  const lines: string[] = [];
  const log = makeLog('error', (line) => lines.push(line));
  const learner = await makeLearner(database);
  await completeUpTo(learner, 3);
  await database.pool.query(`
    create function refuse_trophy() returns trigger language plpgsql as $$ begin raise exception 'no trophies today'; end $$;
    create trigger refuse before insert on trophies for each row execute function refuse_trophy()`);
  const { progress, new_trophies } = await completeLesson({ ...practice, log }, learner, '4');
  expect(new_trophies).toEqual([]);
  expect(progress.completed_count).toBe(4);
  expect(lines).toEqual([
    expect.stringMatching(/"award_failed","what":"part1","reason":".*no trophies today/),
  ]);
  await database.pool.query('drop trigger refuse on trophies; drop function refuse_trophy()');
  expect((await readProgress(practice, learner)).trophies[0]).toMatchObject({
    part: 'part1',
    unlocked: true,
  });
  expect(await rowsOf('trophies', learner)).toHaveLength(1);
});

test('nothing of one learner shows up with another', async () => {
  const [busy, idle] = [await makeLearner(database), await makeLearner(database)];
  await completeUpTo(busy, 4);
  await checkItem(practice, busy, '5-practice-1');
  expect(await readProgress(practice, idle)).toMatchObject({
    completed_count: 0,
    checked: [],
    current_streak: 0,
  });
});
