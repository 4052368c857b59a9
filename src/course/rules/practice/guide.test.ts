import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Counts } from '#dance/rules/score/score.ts';
import { type Drill, exerciseDrills } from '#player/rules/drills.ts';
import { type PhraseRecord, withRepetitions } from '#player/rules/phrase-record.ts';
import {
  dancedDrills,
  drillRepetition,
  houseDrill,
  houseJoin,
  housePhrases,
  houseRecord,
  houseRepetition,
} from '#player/rules/testing/house-records.ts';
import { exerciseStage, type GuideInput, guideStages, nextStage, type Stage, stages } from './guide.ts';

const now = Date.parse('2027-10-18T15:00:00Z');
const at = '2027-10-18T14:00:00.000Z';
const yesterday = '2027-10-17T14:00:00.000Z';

/** Day 2 (phrases 3 and 4), warmed up, with its list open. */
function given(changes: Partial<GuideInput> = {}): GuideInput {
  return {
    score: houseScore(),
    shows: () => true,
    phrases: [3, 4],
    before: [1, 2],
    records: [],
    items: [
      { id: 'march', counts: housePhrases(3), checked: false },
      { id: 'swim', counts: housePhrases(4), checked: false },
      { id: 'join', counts: houseJoin(3), checked: false },
      { id: 'all', counts: housePhrases(3, 4), checked: false },
    ],
    completed: false,
    locked: false,
    exercised: new Set(['warm_up']),
    passed: new Set(),
    now,
    zone: 'UTC',
    ...changes,
  };
}

/** The records after every drill was danced as often as it asks. */
function danced(records: readonly PhraseRecord[], drills: readonly Drill[], when = at): PhraseRecord[] {
  return withRepetitions(records, dancedDrills(drills, when));
}

/** The records after each drill was danced, and called clean by the learner, as often as it asks. */
function calledClean(drills: readonly Drill[]): PhraseRecord[] {
  return withRepetitions(
    danced([], drills),
    drills.map(({ counts, rate }) => ({ ...houseRepetition(counts, { rate, answer: 'called_clean' }), at })),
  );
}

test('a learner who presses the one button and dances what it brings is led from the warm-up to the end, each stage once', () => {
  const way: (Stage | null)[] = [];
  let input = given({ exercised: new Set() });
  for (let taps = 0; taps < 20; taps += 1) {
    const { stage, drills, ticks } = nextStage(input);
    way.push(stage);
    if (stage === null) break;
    input = {
      ...input,
      exercised: new Set([...input.exercised, ...(['warm_up', 'cool_down'].includes(stage) ? [stage] : [])]),
      completed: input.completed || stage === 'complete',
      records: danced(input.records, drills),
      // No phrase was called clean, so that the list stage ticks nothing. The test passes that stage over.
      passed: new Set([...input.passed, ...(stage === 'list' ? [stage] : [])]),
    };
    expect(ticks).toEqual([]);
  }
  expect(way).toEqual([
    'warm_up',
    'recall',
    'watch',
    'eights',
    'three_quarters',
    'full',
    'join',
    'list',
    'check',
    'complete',
    'cool_down',
    null,
  ]);
});

test('Day 1 has nothing to recall, and a lesson without a piece of the routine is not led', () => {
  expect(nextStage(given({ phrases: [1, 2], before: [] })).stage).toBe('watch');
  expect(guideStages(given({ phrases: [1, 2], before: [] })).map(({ stage }) => stage)).not.toContain(
    'recall',
  );
  expect(guideStages(given({ phrases: [] }))).toEqual([]);
  expect(nextStage(given({ phrases: [] }))).toEqual({ stage: null, drills: [], ticks: [] });
});

test('a list without items is no stage', () => {
  expect(guideStages(given({ items: [] })).map(({ stage }) => stage)).toEqual(
    stages.filter((stage) => stage !== 'list'),
  );
});

test('yesterday is recalled once a day, in the zone of the learner', () => {
  const practised = danced([], [houseDrill(housePhrases(1, 2))]);
  expect(nextStage(given({ records: practised })).stage).toBe('watch');
  // The practice at 14:00 in London was at 02:00 of the next day in Auckland, where the present is on that day too.
  expect(nextStage(given({ records: practised, zone: 'Pacific/Auckland' })).stage).toBe('watch');
  const before = danced([], [houseDrill(housePhrases(1, 2))], yesterday);
  expect(nextStage(given({ records: before })).stage).toBe('recall');
  const one = danced([], [houseDrill(housePhrases(1))]);
  expect(nextStage(given({ records: one })).stage).toBe('recall');
});

test('a stage that was begun goes on where it was left: the guide asks only for the missing eights', () => {
  const watched = danced([], nextStage(given({ passed: new Set(['recall']) })).drills);
  const input = given({ records: watched, passed: new Set(['recall']) });
  const { stage, drills } = nextStage(input);
  expect([stage, drills.length, drills.map(({ times }) => times)]).toEqual(['eights', 8, Array(8).fill(2)]);
  const half = danced(watched, drills.slice(0, 4));
  expect(nextStage({ ...input, records: half }).drills.map(({ counts }) => counts.start)).toEqual([
    96, 104, 112, 120,
  ]);
});

test('the join stage drills the join with what came before and the one within the day, then all of the day', () => {
  const records = danced(
    [],
    [houseDrill(housePhrases(3), { times: 2 }), houseDrill(housePhrases(4), { times: 2 })],
  );
  const { stage, drills } = nextStage(given({ records, passed: new Set(['recall']) }));
  expect(stage).toBe('join');
  expect(drills.map(({ counts, times, counts_as }) => [counts, times, counts_as])).toEqual([
    [houseJoin(2), 2, 'played'],
    [houseJoin(3), 2, 'played'],
    [housePhrases(3, 4), 1, 'played'],
  ]);
});

/** The record of a phrase that needs no more practice, with the given changes. */
const known = (phrase: number, changes: Partial<PhraseRecord> = {}): PhraseRecord => ({
  ...houseRecord(phrase),
  danced: 9,
  played: 9,
  played_rate: 1,
  eights: [2, 2, 2, 2],
  joined: 1,
  checks: 1,
  clean: 9,
  clean_rate: 1,
  clean_eights: [2, 2, 2, 2],
  clean_joined: 1,
  practised_at: at,
  ...changes,
});
const drillsAt = (stage: Stage, changes: Partial<GuideInput>) =>
  nextStage(given({ passed: new Set(stages), ...changes }), stage).drills.map(({ counts }) => counts);

test('a day is not done with one of its two phrases, nor its list with one of two items', () => {
  const items = given().items.map((item, index) => ({ ...item, checked: index > 0 }));
  const states = guideStages(given({ records: [known(1), known(2), known(3)], items }));
  expect(states.flatMap(({ stage, state }) => (state === 'done' ? [stage] : []))).toEqual([
    'warm_up',
    'recall',
  ]);
  const seven = given({ records: [known(3), known(4, { played_rate: null, eights: [2, 2, 2, 1] })] });
  expect(guideStages(seven).find(({ stage }) => stage === 'eights')?.state).toBe('open');
});

test('a stage asks for the phrases that still need it, and for no other', () => {
  const records = [known(3, { played_rate: 0.75 }), known(4, { played_rate: 0.5 })];
  expect(drillsAt('three_quarters', { records })).toEqual([housePhrases(4)]);
  expect(drillsAt('full', { records })).toEqual([housePhrases(3), housePhrases(4)]);
  expect(drillsAt('full', { records: [known(3), known(4, { played_rate: 0.75 })] })).toEqual([
    housePhrases(4),
  ]);
  expect(drillsAt('join', { records: [known(3), known(4, { joined: 0 })] })).toEqual([
    houseJoin(3),
    housePhrases(3, 4),
  ]);
  expect(drillsAt('list', { records })).toEqual([]);
});

test('nothing leads into the first phrase of the dance, so that no join is asked for there', () => {
  expect(drillsAt('join', { phrases: [1, 2] })).toEqual([houseJoin(1), housePhrases(1, 2)]);
  const joined = given({ phrases: [1, 2], before: [], records: [known(1, { joined: 0 }), known(2)] });
  expect(guideStages(joined).find(({ stage }) => stage === 'join')?.state).toBe('done');
});

test('warm-up and cool-down are danced for their own stages, the routine for none of them', () => {
  const [warmUp, coolDown] = (['Warm-up', 'Cool-down'] as const).map((section) => exerciseDrills(section));
  expect(nextStage(given({ exercised: new Set() })).drills).toEqual(warmUp);
  expect(nextStage(given({ passed: new Set(stages) }), 'cool_down').drills).toEqual(coolDown);
  expect(warmUp?.map((drill) => [exerciseStage(drillRepetition(drill)), drill.counts_as])).toEqual([
    ['warm_up', 'watched'],
  ]);
  expect(coolDown?.map((drill) => exerciseStage(drillRepetition(drill)))).toEqual(['cool_down']);
  expect(exerciseStage(houseRepetition(housePhrases(24)))).toBeNull();
});

test('the list proposes marks only for items that were called clean at full speed', () => {
  const records = calledClean([
    houseDrill(housePhrases(3), { times: 2 }),
    houseDrill(housePhrases(4), { rate: 0.75, times: 2 }),
    houseDrill(houseJoin(2), { times: 2 }),
    houseDrill(houseJoin(3), { times: 2 }),
  ]);
  const passed = new Set<Stage>(['recall', 'full']);
  expect(nextStage(given({ records, passed }))).toMatchObject({ stage: 'list', ticks: ['march', 'join'] });
  // The ticks are proposed only while the list is the stage.
  expect(nextStage(given({ records, passed: new Set(['recall']) }))).toMatchObject({
    stage: 'full',
    ticks: [],
  });
});

test.each<[string, PhraseRecord[], Counts, boolean]>([
  ['both phrases, but not their join', [known(3), known(4, { clean_joined: 0 })], housePhrases(3, 4), false],
  ['both phrases and their join', [known(3), known(4)], housePhrases(3, 4), true],
  ['one phrase of two', [known(3)], housePhrases(3, 4), false],
  ['nothing', [], housePhrases(3), false],
  [
    'all of it, without a word,',
    [known(3, { clean: 0, clean_rate: null, clean_eights: [0, 0, 0, 0] })],
    housePhrases(3),
    false,
  ],
  [
    'half of a phrase',
    [known(3, { clean_rate: null, clean_eights: [1, 1, 0, 0] })],
    { start: 64, end: 80 },
    true,
  ],
  [
    'one eight of two',
    [known(3, { clean_rate: null, clean_eights: [1, 0, 1, 1] })],
    { start: 64, end: 80 },
    false,
  ],
])('after dancing %s clean an item is proposed if all of it is clean', (_, records, counts, proposed) => {
  const items = [{ id: 'item', counts, checked: false }];
  const { ticks } = nextStage(given({ records, items, passed: new Set(stages) }), 'list');
  expect(ticks).toEqual(proposed ? ['item'] : []);
});

test('a marked item is not proposed again', () => {
  const items = given().items.map((item) => ({ ...item, checked: item.id !== 'swim' }));
  const { ticks } = nextStage(
    given({ records: [known(3), known(4)], items, passed: new Set(stages) }),
    'list',
  );
  expect(ticks).toEqual(['swim']);
});

// §2.guided-practice-above-tabs-one
test('a stage that was passed over is not asked for again, but does not count as done', () => {
  const input = given({ passed: new Set(['recall', 'watch', 'eights']) });
  expect(nextStage(input).stage).toBe('three_quarters');
  expect(guideStages(input).find(({ stage }) => stage === 'watch')?.state).toBe('skipped');
});

test('a warm-up and a cool-down that were skipped are skipped, and only danced ones are done', () => {
  const input = given({ exercised: new Set(), passed: new Set(['warm_up', 'cool_down']) });
  const stateOf = (stage: Stage, of: GuideInput) =>
    guideStages(of).find((each) => each.stage === stage)?.state;
  expect([stateOf('warm_up', input), stateOf('cool_down', input)]).toEqual(['skipped', 'skipped']);
  expect(stateOf('warm_up', { ...input, exercised: new Set(['warm_up']) })).toBe('done');
});

test('a skipped stage that is chosen is the step again until it is done, and a done stage never is', () => {
  const skipped = given({ passed: new Set(stages) });
  expect(nextStage(skipped).stage).toBe(null);
  const { stage, drills } = nextStage(skipped, 'watch');
  expect(stage).toBe('watch');
  expect(nextStage({ ...skipped, records: danced([], drills) }, 'watch').stage).toBe(null);
  expect(nextStage(given(), 'warm_up').stage).toBe('recall');
});

test('a locked lesson has no finishing stage', () => {
  expect(guideStages(given({ locked: true })).map(({ stage }) => stage)).not.toContain('complete');
});

test('a learner who plays the phrases at full speed need not go back to the slow eights', () => {
  const records = danced([], [houseDrill(housePhrases(2, 4))]);
  expect(nextStage(given({ records, passed: new Set(['recall']) })).stage).toBe('list');
});

test('the guide goes on after a phrase was played through, whatever the learner calls it', () => {
  const records = withRepetitions(danced([], [houseDrill(housePhrases(2, 4))]), [
    { ...houseRepetition(housePhrases(3, 4), { answer: 'called_again' }), at },
  ]);
  expect(nextStage(given({ records, passed: new Set(['recall']) })).stage).toBe('list');
});

test('an answer ‘again’ from a page of an earlier version does not bring the learner further', () => {
  const again = withRepetitions([], [{ ...houseRepetition(housePhrases(3, 4), { answer: 'again' }), at }]);
  expect(nextStage(given({ records: again, passed: new Set(['recall']) })).stage).toBe('eights');
});
