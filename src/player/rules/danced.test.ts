import { expect, test } from 'vitest';
import { houseCounts, houseDrill, houseRepetition } from '#player/rules/testing/house-records.ts';
import { opening, playerOf, scene, videoScene } from '#player/rules/testing/sample-scenes.ts';
import type { PlayerEvent } from './player-event.ts';
import { shownRange } from './player-state.ts';

const first = { start: 30, end: 45 };
const second = { start: 45, end: 60 };
const slow = houseDrill(houseCounts(30, 45), { rate: 0.5, times: 2 });
const full = houseDrill(houseCounts(45, 60), { counts_as: 'checked' });

/** A player that has opened the scene, and the repetitions that it has reported so far. */
function ready(options: Parameters<typeof playerOf>[0] = {}, shown = scene) {
  const player = playerOf(options);
  player.send(opening({ scene: shown, play: shown !== scene }));
  player.advance(300);
  const reported = () =>
    player.history().flatMap((effect) => (effect.do === 'danced' ? effect.repetition : []));
  return { player, reported };
}

test('each drill is danced as often and as fast as it says, and after the last drill the chosen speed returns', () => {
  const { player, reported } = ready({ settings: { playbackRate: 0.75 } });
  player.send({ type: 'drill', drills: [slow, full] });
  player.advance(1000);
  expect([player.rate(), player.state().practice?.loop.range]).toEqual([0.5, first]);
  player.advance(2 * 33_000);
  expect([player.rate(), player.state().practice?.loop.range]).toEqual([1, second]);
  player.advance(20_000);
  expect(player.state()).toMatchObject({ practice: null, rate: 0.75, phase: { name: 'paused' } });
  expect(player.rate()).toBe(0.75);
  expect(reported()).toEqual([
    houseRepetition(houseCounts(30, 45), { rate: 0.5, answer: 'played' }),
    houseRepetition(houseCounts(30, 45), { rate: 0.5, answer: 'played' }),
    houseRepetition(houseCounts(45, 60), { rate: 1, answer: 'checked' }),
  ]);
});

test('after drills are stopped or left, their danced repetitions count and the chosen speed returns', () => {
  const { player, reported } = ready();
  player.send({ type: 'drill', drills: [slow, full] });
  player.advance(31_500);
  expect(player.phase()).toBe('waiting');
  player.send({ type: 'stopLoop' });
  expect(reported()).toEqual([houseRepetition(houseCounts(30, 45), { rate: 0.5, answer: 'played' })]);
  expect(player.rate()).toBe(1);
  player.send({ type: 'stopLoop' });
  expect(reported()).toHaveLength(1);
});

const everything = houseDrill(houseCounts(0, 60), { counts_as: 'watched' });
const step = { start: 30, end: 60 };

test.each([
  ['is over', 62_000],
  ['is stopped', 10_000],
])(
  'the timeline shows the whole of a drill outside of the step, and the step again once the drill %s',
  (_, ms) => {
    const { player } = ready();
    player.send({ type: 'drill', drills: [everything] });
    player.advance(ms > 60_000 ? 1000 : ms);
    expect(shownRange(player.state())).toEqual({ start: 0, end: 60 });
    player.advance(ms > 60_000 ? ms : 0);
    player.send({ type: 'stopLoop' });
    player.advance(500);
    expect(player.state()).toMatchObject({ practice: null, phase: { name: 'paused' } });
    expect(shownRange(player.state())).toEqual(step);
    expect(player.position()).toBe(step.start);
  },
);

test('the timeline keeps showing the whole step during a drill within the step', () => {
  const { player } = ready();
  player.send({ type: 'drill', drills: [slow] });
  expect(shownRange(player.state())).toEqual(step);
});

// §4.clean-comes-from-learners-word
test('a repetition without an answer counts as played through, and only the first answer is reported besides', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.send({ type: 'answer', answer: 'clean' });
  player.advance(15_500);
  player.send({ type: 'answer', answer: 'again' });
  player.send({ type: 'answer', answer: 'clean' });
  player.advance(18_000);
  player.send({ type: 'answer', answer: 'clean' });
  player.send({ type: 'close' });
  expect(reported().map(({ answer }) => answer)).toEqual([
    'played',
    'called_again',
    'played',
    'called_clean',
  ]);
});

test('an answer belongs to the repetition before, with its speed, even while the next one is danced', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.send({ type: 'setRate', rate: 0.5 });
  player.advance(31_000);
  player.send({ type: 'setRate', rate: 1 });
  player.advance(5000);
  expect(player.phase()).toBe('playing');
  player.send({ type: 'answer', answer: 'clean' });
  expect(reported().at(-1)).toEqual(
    houseRepetition(houseCounts(30, 45), { rate: 0.5, answer: 'called_clean' }),
  );
});

test('a drill can be answered in the pause after it, or after the end, and not once the next drill begins', () => {
  const { player, reported } = ready();
  player.send({ type: 'drill', drills: [{ ...slow, times: 1 }, full] });
  player.advance(31_500);
  expect(player.state()).toMatchObject({ phase: { name: 'waiting' }, answerable: { answer: null } });
  player.send({ type: 'answer', answer: 'clean' });
  player.advance(5000);
  expect(player.state()).toMatchObject({ phase: { name: 'playing' }, answerable: null });
  player.send({ type: 'answer', answer: 'again' });
  player.advance(20_000);
  expect(player.state()).toMatchObject({ practice: null, phase: { name: 'paused' } });
  player.send({ type: 'answer', answer: 'clean' });
  expect(reported().map(({ parts, answer }) => [parts[0]?.phrase, answer])).toEqual([
    ['3', 'played'],
    ['3', 'called_clean'],
    ['4', 'checked'],
    ['4', 'called_clean'],
  ]);
  player.send({ type: 'play' });
  expect(player.state().answerable).toBeNull();
});

test.each<[string, PlayerEvent]>([
  ['is stopped', { type: 'stopLoop' }],
  ['is removed', { type: 'clearLoop' }],
  ['is changed', { type: 'changeLoop', how: 'halve' }],
  ['gives way to another', { type: 'loopItem', id: 'second' }],
  ['is left for another step', opening({ scene: { ...scene, id: 'other' } })],
  ['is closed', { type: 'close' }],
])('after a loop %s, its repetition can no longer be answered', (_, event) => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(15_500);
  player.send(event);
  player.send({ type: 'answer', answer: 'clean' });
  expect(reported()).toEqual([houseRepetition(houseCounts(30, 45), { rate: 1, answer: 'played' })]);
});

test('a scene that does not repeat asks for no answer', () => {
  const { player, reported } = ready();
  player.send(opening({ scene: { ...scene, id: 'demo', repeats: false } }));
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(15_500);
  player.send({ type: 'answer', answer: 'clean' });
  expect(reported().map(({ answer }) => answer)).toEqual(['played']);
});

test('a drill that was only watched asks for no answer', () => {
  const { player, reported } = ready();
  player.send({ type: 'drill', drills: [{ ...full, counts_as: 'watched' }] });
  player.advance(16_500);
  player.send({ type: 'answer', answer: 'clean' });
  expect(reported().map(({ answer }) => answer)).toEqual(['watched']);
});

test('a repetition is reported with the speed at which it was danced, whatever is set in the pause after it', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.send({ type: 'setRate', rate: 0.5 });
  player.advance(31_000);
  expect(player.phase()).toBe('waiting');
  player.send({ type: 'setRate', rate: 1 });
  player.advance(5000);
  expect(reported()).toEqual([houseRepetition(houseCounts(30, 45), { rate: 0.5, answer: 'played' })]);
});

test('a repetition is reported with its slowest speed, and the next one begins anew', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(5000);
  player.send({ type: 'setRate', rate: 0.5 });
  player.advance(5000);
  player.send({ type: 'setRate', rate: 1 });
  player.advance(9000);
  expect(player.phase()).toBe('waiting');
  player.advance(20_000);
  player.send({ type: 'stopLoop' });
  expect(reported().map(({ rate }) => rate)).toEqual([0.5, 1]);
});

test('a repetition that is started over has the speed after the restart', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.send({ type: 'setRate', rate: 0.5 });
  player.advance(5000);
  player.send({ type: 'setRate', rate: 1 });
  player.send({ type: 'restart' });
  player.advance(16_000);
  player.send({ type: 'stopLoop' });
  expect(reported()).toEqual([houseRepetition(houseCounts(30, 45), { rate: 1, answer: 'played' })]);
});

test('nudging an end in the middle of a repetition keeps its slowest speed', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.send({ type: 'setRate', rate: 0.5 });
  player.advance(20_000);
  player.send({ type: 'setRate', rate: 1 });
  player.send({ type: 'nudgeEnd', end: 'b', direction: -1 });
  player.send({ type: 'toggleDelay' });
  player.advance(6000);
  player.send({ type: 'stopLoop' });
  expect(reported()).toEqual([houseRepetition(houseCounts(30, 44.9), { rate: 0.5, answer: 'played' })]);
});

test('a repetition that was not danced to its end counts for nothing', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(14_000);
  player.send({ type: 'loopItem', id: 'second' });
  player.advance(9000);
  player.send({ type: 'stopLoop' });
  expect(reported()).toEqual([]);
});

test('a step that was played to its end without a loop counts as watched', () => {
  const { player, reported } = ready();
  player.send({ type: 'play' });
  player.advance(31_000);
  expect(reported()).toEqual([houseRepetition(houseCounts(30, 60), { rate: 1, answer: 'watched' })]);
});

test('a step that played through without a loop can be called clean, once, until something else is played', () => {
  const { player, reported } = ready();
  player.send({ type: 'play' });
  player.advance(31_000);
  player.send({ type: 'answer', answer: 'clean' });
  player.send({ type: 'answer', answer: 'again' });
  const whole = (answer: 'watched' | 'called_clean') =>
    houseRepetition(houseCounts(30, 60), { rate: 1, answer });
  expect(reported()).toEqual([whole('watched'), whole('called_clean')]);
  player.send({ type: 'play' });
  player.advance(5000);
  player.send({ type: 'answer', answer: 'clean' });
  expect(reported()).toHaveLength(2);
});

test.each([
  ['that was begun in its middle', { type: 'seek', to: 45 }],
  ['beside which a film of the learner was watched', { type: 'watch', watching: true }],
] as const)('a step %s can’t be called clean', (_, event) => {
  const { player, reported } = ready();
  player.send({ type: 'play' });
  player.advance(2000);
  player.send(event);
  player.advance(40_000);
  expect(player.state().answerable).toBeNull();
  player.send({ type: 'answer', answer: 'clean' });
  expect(reported().map(({ answer }) => answer)).toEqual(['watched']);
});

test('danced repetitions of a step count even if another step is opened afterwards', () => {
  const { player, reported } = ready();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(15_500);
  player.send(opening({ scene: { ...scene, id: 'other' } }));
  expect(reported()).toEqual([houseRepetition(houseCounts(30, 45), { rate: 1, answer: 'played' })]);
});

test('a video that is not mapped has no drills, and its repetitions are not reported', () => {
  const { player, reported } = ready({}, videoScene);
  player.send({ type: 'drill', drills: [slow] });
  expect(player.state().practice).toBeNull();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(40_000);
  expect(player.state().practice?.danced).toBeGreaterThan(0);
  expect(reported()).toEqual([]);
});

test('an empty list of drills starts no practice', () => {
  const { player } = ready();
  player.send({ type: 'drill', drills: [] });
  expect(player.state().practice).toBeNull();
});
