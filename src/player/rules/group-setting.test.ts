import { expect, test } from 'vitest';
import { houseCounts, houseDrill } from '#player/rules/testing/house-records.ts';
import { opening, playerOf, scene, videoScene } from '#player/rules/testing/sample-scenes.ts';
import { groupNow } from './group-setting.ts';

function opened(what: Parameters<typeof opening>[0] = {}) {
  const player = playerOf({ settings: { group: 'human' } });
  player.send(opening(what));
  player.advance(20);
  return player;
}

test('a lesson is learnt with the dancer alone', () => {
  expect(groupNow(opened().state())).toBe('alone');
});

test('the rehearsal and ‘everything up to today’ are danced in the chosen group', () => {
  expect(groupNow(opened({ scene: { ...scene, counts: houseCounts(0, 360) } }).state())).toBe('human');
  const player = opened();
  player.send({
    type: 'drill',
    drills: [houseDrill(houseCounts(0, 90), { counts_as: 'watched' })],
  });
  expect(groupNow(player.state())).toBe('human');
  player.send({ type: 'stopLoop' });
  expect(groupNow(player.state())).toBe('alone');
});

test('a video has no group', () => {
  expect(groupNow(opened({ scene: { ...videoScene, counts: houseCounts(0, 360) } }).state())).toBe('alone');
});
