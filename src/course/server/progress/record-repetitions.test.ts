import { expect, test } from 'vitest';
import { housePhrases, houseRepetition } from '#player/rules/testing/house-records.ts';
import { loadPublished } from '#subjects/server/published.ts';
import { makeLearner, makePractice } from '#testing/server/practice.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { completeLesson, reopenLesson } from './complete-lesson.ts';
import { readProgress, setPlan } from './handlers.ts';
import { recordRepetitions } from './record-repetitions.ts';

const database = await sharedDatabase({ seeded: true });
const practice = await makePractice(database);

const noon = '2027-03-01T12:00:00.000Z';
const sent_at = Date.parse(noon);
let keys = 0;

/** The third phrase, played through at full speed a minute before it is sent. */
function repetition(changes: object = {}) {
  keys += 1;
  const { parts, ...third } = houseRepetition(housePhrases(3));
  return { key: `key-${keys}`, ...third, parts: [...parts], danced_at: sent_at - 60_000, ...changes };
}

const send = (
  learner: Parameters<typeof recordRepetitions>[1],
  ...repetitions: ReturnType<typeof repetition>[]
) => recordRepetitions(practice, learner, { sent_at, repetitions });

// §4.clean-comes-from-learners-word
test('a phrase that was called clean is in the record, makes its repeats known too, and counts as practice', async () => {
  const learner = await makeLearner(database);
  const played = await send(learner, repetition());
  expect(played.dance.coverage?.counts).toBe(0);
  const { dance, current_streak } = await send(learner, repetition({ answer: 'called_clean' }));
  expect(dance.phrases).toEqual([
    {
      score: 'house',
      phrase: '3',
      danced: 1,
      played: 1,
      played_rate: 1,
      eights: [1, 1, 1, 1],
      joined: 0,
      checks: 0,
      clean: 1,
      clean_rate: 1,
      clean_eights: [1, 1, 1, 1],
      clean_joined: 0,
      again: 0,
      practised_at: '2027-03-01T11:59:00.000Z',
    },
  ]);
  expect(dance.coverage?.counts).toBe(96);
  expect(dance.coverage?.clean).toHaveLength(4);
  expect(current_streak).toBe(1);
  expect((await readProgress(practice, learner)).dance).toEqual(dance);
});

test('a repetition that is sent again, also within one call, counts once', async () => {
  const learner = await makeLearner(database);
  const one = repetition();
  const first = await send(learner, one, one);
  expect(first.dance.phrases[0]?.played).toBe(1);
  expect(await send(learner, one)).toEqual(first);
});

test('a repetition that an old page calls clean without the learner’s answer counts as played through', async () => {
  const learner = await makeLearner(database);
  const { dance } = await send(learner, repetition({ answer: 'clean' }), repetition({ answer: 'again' }));
  expect(dance.phrases[0]).toMatchObject({ danced: 2, played: 1, clean: 0, clean_rate: null, again: 1 });
  expect(dance.coverage?.counts).toBe(0);
});

// §7.repetitions-count-once-also-without
test('two devices that send at once lose nothing of each other', async () => {
  const learner = await makeLearner(database);
  const devices = Array.from({ length: 8 }, () => [
    repetition(),
    repetition(houseRepetition(housePhrases(1, 4))),
  ]);
  await Promise.all(devices.map((repetitions) => send(learner, ...repetitions)));
  const { dance } = await readProgress(practice, learner);
  const records = dance.phrases.map(({ phrase, played, joined }) => [phrase, played, joined] as const);
  expect(records.toSorted(([one], [other]) => one.localeCompare(other))).toEqual([
    ['1', 8, 0],
    ['2', 8, 8],
    ['3', 16, 8],
    ['4', 8, 8],
  ]);
});

test('the same key of two people counts once for each of them', async () => {
  const [one, other] = [await makeLearner(database), await makeLearner(database)];
  const same = repetition();
  await send(one, same);
  expect((await send(other, same)).dance.phrases).toHaveLength(1);
});

test.each([
  ['a clock that was set back in between', sent_at + 3_600_000, noon],
  ['a clock that was set forward by years', sent_at - 9e11, noon],
  ['a clock that goes wrong by years, but evenly', 0, '2027-03-01T11:50:00.000Z'],
])('%s does not make a phrase older or younger than it can be', async (_name, danced_at, expected) => {
  const learner = await makeLearner(database);
  const wrong = danced_at === 0 ? -1e12 : sent_at;
  const sent = { sent_at: wrong, repetitions: [repetition({ danced_at: danced_at || wrong - 600_000 })] };
  const { dance } = await recordRepetitions(practice, learner, sent);
  expect(dance.phrases[0]?.practised_at).toBe(expected);
});

test('the records stay when the operator divides the course anew or replaces it by videos', async () => {
  const learner = await makeLearner(database);
  await send(learner, repetition({ answer: 'called_clean' }));
  const shown = async (youtube_id: string | null) => {
    await database.db.updateTable('steps').set({ youtube_id }).execute();
    const published = await loadPublished(database.db);
    return (await readProgress({ ...practice, published: () => published }, learner)).dance;
  };
  const videos = await shown('aaaaaaaaaaa');
  expect(videos.coverage).toBeNull();
  expect(videos.plan).toMatchObject({ outcome: 'on_course', seconds: null });
  expect(videos.phrases).toHaveLength(1);
  expect((await shown(null)).coverage?.counts).toBe(96);
});

// §4.mark-complete-can-be-taken
test('a lesson that is marked open again is in progress, and trophies, streak and the first date stay', async () => {
  const learner = await makeLearner(database);
  for (const id of ['1', '2', '3', '4']) await completeLesson(practice, learner, id);
  const before = await readProgress(practice, learner);
  const after = await reopenLesson(practice, learner, '4');
  expect(after.lessons[3]?.status).toBe('in_progress');
  expect([after.completed_count, after.next_lesson?.order_num]).toEqual([3, 4]);
  expect(after.trophies).toEqual(before.trophies);
  expect(after.current_streak).toBe(1);
  expect(await reopenLesson(practice, learner, '4')).toEqual(after);
  practice.setNow('2027-03-05T12:00:00Z');
  const again = await completeLesson(practice, learner, '4');
  expect([again.new_trophies, again.progress.lessons[3]?.completed_at]).toEqual([[], noon]);
  practice.setNow(noon);
});

test('a lesson that was never completed stays as it was, and the rehearsal cannot be reopened', async () => {
  const learner = await makeLearner(database);
  expect((await reopenLesson(practice, learner, '1')).lessons[0]?.status).toBe('unlocked');
  await expect(reopenLesson(practice, learner, '13')).rejects.toMatchObject({ code: 'not_found' });
  await expect(reopenLesson(practice, learner, 'nowhere')).rejects.toMatchObject({ code: 'not_found' });
});

test('the plan uses the learner’s choices on every device', async () => {
  const learner = await makeLearner(database);
  const { plan } = (await readProgress(practice, learner)).dance;
  expect(plan).toMatchObject({ minutes_per_day: 30, rest_days: [], outcome: 'on_course' });
  const chosen = { minutes_per_day: 45, rest_days: [6, 0, 6] };
  await setPlan(practice, learner, chosen);
  expect((await readProgress(practice, learner)).dance.plan).toMatchObject({
    minutes_per_day: 45,
    rest_days: [0, 6],
  });
});

// §2.dashboard-minutes-danced-last-seven
test('a repetition adds the minutes of its counts at its speed once, and the learner’s word about it adds none', async () => {
  const learner = await makeLearner(database);
  // A phrase of the house routine lasts 15 seconds.
  const whole = houseRepetition(housePhrases(1, 4));
  const one = repetition(whole);
  await send(learner, one, one, repetition({ ...whole, rate: 0.5 }));
  expect((await send(learner, one)).minutes_of_week).toBe(3);
  const { minutes_of_week } = await send(
    learner,
    repetition({ ...whole, answer: 'watched' }),
    repetition({ ...whole, answer: 'called_clean' }),
    repetition({ ...whole, score: 'nobody-knows' }),
  );
  expect(minutes_of_week).toBe(3);
});

test('a repetition danced more than a week ago adds no minutes to this week', async () => {
  const learner = await makeLearner(database);
  const four = houseRepetition(housePhrases(1, 4));
  const { minutes_of_week, dance } = await send(
    learner,
    repetition({ ...four, danced_at: sent_at - 30 * 86_400_000 }),
    repetition({ ...four, danced_at: sent_at - 5 * 86_400_000 }),
  );
  expect([minutes_of_week, dance.phrases[0]?.played]).toEqual([1, 2]);
});

test('no day has more seconds than it is long, and a week of practice goes on counting', async () => {
  const learner = await makeLearner(database);
  const long = () => repetition({ ...houseRepetition(housePhrases(1, 24)), rate: 0.25 });
  for (let call = 0; call < 3; call++) await send(learner, ...Array.from({ length: 40 }, long));
  expect((await readProgress(practice, learner)).minutes_of_week).toBe(1_440);
});

test('a day that a journey east gives another date keeps its minutes', async () => {
  const { user_id } = await makeLearner(database);
  const four = houseRepetition(housePhrases(1, 4));
  await send({ user_id, timeZone: 'Pacific/Honolulu' }, repetition(four));
  const { minutes_of_week } = await send({ user_id, timeZone: 'Pacific/Tongatapu' }, repetition(four));
  expect(minutes_of_week).toBe(2);
  const days = database.db.selectFrom('practice_days').select(['day', 'seconds']);
  expect(await days.where('user_id', '=', user_id).execute()).toEqual([{ day: '2027-03-02', seconds: 120 }]);
});
