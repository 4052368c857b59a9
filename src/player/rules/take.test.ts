import { expect, test } from 'vitest';
import { did, opening, playerOf, polled, videoScene } from '#player/rules/testing/sample-scenes.ts';
import { countedBeat } from './next-count.ts';
import type { PlayerSettings } from './settings.ts';

const range = { start: 45, end: 60 };

/** A player with these settings that has opened the house dancer's step (seconds 30 to 60) of two segments. */
function opened(settings: Partial<PlayerSettings>) {
  const player = playerOf({});
  player.send(opening());
  player.send({ type: 'changeSettings', settings });
  player.advance(20);
  return player;
}

// §4.take-counted-danced-once-stops
test.each<Partial<PlayerSettings>>([{}, { countIn: 4 }, { ramp: 2, goOn: true, stopAfter: 4 }])(
  'a take is counted in with eight, danced once at the chosen speed and then paused at its start (%o)',
  (settings) => {
    const player = opened(settings);
    const effects = player.send({ type: 'danceTake', range });
    expect(effects).toContainEqual(expect.objectContaining({ do: 'countIn', beats: 8, rate: 1 }));
    expect(player.state()).toMatchObject({ rate: 1, phase: { name: 'countingIn' } });
    player.advance(3_800);
    expect(player.state().phase.name).toBe('playing');
    player.advance(15_500);
    expect(player.state()).toMatchObject({
      practice: null,
      phase: { name: 'paused', medium: { position: 45 } },
    });
  },
);

test('a stopped take stays where it was stopped', () => {
  const player = opened({});
  player.send({ type: 'danceTake', range });
  player.advance(3_750 + 5_000);
  player.send({ type: 'stopLoop' });
  expect(player.state()).toMatchObject({ practice: null, phase: { name: 'paused' } });
  player.advance(30_000);
  expect(player.state().phase.name).toBe('paused');
});

test('before a take on a video the player waits without counting, because the tempo is not known', () => {
  const player = playerOf({ behaviourOf: () => polled });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(500);
  const effects = player.send({ type: 'danceTake', range: { start: 10, end: 20 } });
  expect([player.phase(), did(effects, 'countIn')]).toEqual(['countingIn', []]);
  expect(countedBeat(player.state(), 0)).toBeNull();
  player.advance(4_500);
  expect(player.phase()).toBe('playing');
});
