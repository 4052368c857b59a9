import { expect, test } from 'vitest';
import { houseCounts, houseRepetition } from '#player/rules/testing/house-records.ts';
import { opened, opening } from '#player/rules/testing/sample-scenes.ts';
import type { PlayerEvent } from './player-event.ts';

const range = { start: 30, end: 45 };

/** A player that dances the loop from A to B, and the repetitions it has reported so far. */
function looping(options: Parameters<typeof opened>[0] = {}) {
  const player = opened(options);
  player.send({ type: 'setEnd', end: 'a', at: 30 });
  player.send({ type: 'setEnd', end: 'b', at: 45 });
  return { player, reported: repetitionsOf(player) };
}

const repetitionsOf = (player: ReturnType<typeof opened>) => () =>
  player.history().flatMap((effect) => (effect.do === 'danced' ? effect.repetition : []));

test.each([
  ['without a pause', {}, 6],
  ['with the pause', { settings: { delayEnabled: true } }, 5],
  ['stopped after four', { settings: { stopAfter: 4 } }, 4],
  ['counted in', { settings: { countIn: 4 } }, 5],
])('each repetition of a loop from A to B is reported once, %s', (_, options, times) => {
  const { player, reported } = looping(options);
  player.send({ type: 'play' });
  player.advance(100_000);
  player.send({ type: 'stopLoop' });
  expect(reported()).toEqual(
    Array(times).fill(houseRepetition(houseCounts(30, 45), { rate: 1, answer: 'played' })),
  );
});

test('each repetition of a ramp is reported with its own speed', () => {
  const { player, reported } = looping({ settings: { ramp: 1 } });
  player.send({ type: 'setRate', rate: 0.5 });
  player.send({ type: 'play' });
  player.advance(70_000);
  expect(reported().map(({ rate }) => rate)).toEqual([0.5, 0.75, 1]);
});

test.each([
  ['without a pause', {}],
  ['with the pause', { delayEnabled: true }],
])('each round of the whole step is reported as watched, %s', (_, settings) => {
  const player = opened({ settings: { loopEnabled: true, ...settings } });
  player.send({ type: 'play' });
  player.advance(65_000);
  const watched = houseRepetition(houseCounts(30, 60), { rate: 1, answer: 'watched' });
  expect(repetitionsOf(player)()).toEqual([watched, watched]);
});

test('a repetition beside a film of the learner counts as watched, even if the film is closed after it', () => {
  const { player, reported } = looping({ settings: { delayEnabled: true } });
  player.send({ type: 'watch', watching: true });
  player.send({ type: 'play' });
  player.advance(16_000);
  player.send({ type: 'watch', watching: false });
  player.advance(18_000);
  player.send({ type: 'stopLoop' });
  expect(reported().map(({ answer }) => answer)).toEqual(['watched', 'played']);
});

test('another step that is opened beside a film of the learner counts as watched too', () => {
  const { player, reported } = looping();
  player.send({ type: 'watch', watching: true });
  player.send(opening({ loop: { kind: 'ab', range }, play: true }));
  player.advance(16_000);
  expect(reported().map(({ answer }) => answer)).toEqual(['watched']);
});

test.each<[string, 'played' | 'watched', PlayerEvent[]]>([
  ['skips on to its end', 'watched', [{ type: 'seek', to: 44.9 }]],
  ['skips a little', 'watched', [{ type: 'skip', by: 5 }]],
  [
    'skips on and not all the way back',
    'watched',
    [
      { type: 'seek', to: 40 },
      { type: 'skip', by: -2 },
    ],
  ],
  ['skips on and then starts over', 'played', [{ type: 'seek', to: 40 }, { type: 'restart' }]],
  ['goes back a little', 'played', [{ type: 'skip', by: -5 }]],
  ['skips on during a pause', 'watched', [{ type: 'pause' }, { type: 'seek', to: 40 }, { type: 'play' }]],
])('a repetition in which the learner %s counts as %s', (_, answer, events) => {
  const player = opened();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(7000);
  for (const event of events) player.send(event);
  player.advance(17_000);
  player.send({ type: 'stopLoop' });
  expect(repetitionsOf(player)()[0]).toEqual(houseRepetition(houseCounts(30, 45), { rate: 1, answer }));
});

test('a skip makes only the repetition with the skip count as watched', () => {
  const player = opened();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(1000);
  player.send({ type: 'seek', to: 44.9 });
  player.advance(22_000);
  player.send({ type: 'stopLoop' });
  expect(repetitionsOf(player)().map(({ answer }) => answer)).toEqual(['watched', 'played']);
});

test('a repetition counts as watched after a skip forward in the pause before the repetition', () => {
  const player = opened();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(16_000);
  player.send({ type: 'seek', to: 40 });
  player.advance(6000);
  player.send({ type: 'stopLoop' });
  expect(repetitionsOf(player)().map(({ answer }) => answer)).toEqual(['played', 'watched']);
});

test('the first round of a loop that is set around the playing place counts as watched', () => {
  const player = opened({}, { play: true });
  player.advance(10_000);
  player.send({ type: 'setEnd', end: 'a', at: 30 });
  player.send({ type: 'setEnd', end: 'b', at: 45 });
  player.advance(25_000);
  expect(repetitionsOf(player)().map(({ answer }) => answer)).toEqual(['watched', 'played']);
});

test('a report of the medium that changes nothing keeps the same practice object', () => {
  const player = opened();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(100);
  const { practice } = player.state();
  player.advance(5000);
  expect(player.state().practice).toBe(practice);
});
