import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { houseDrill } from '#player/rules/testing/house-records.ts';
import { opened } from '#player/rules/testing/sample-scenes.ts';
import type { PlayerStore } from '#player/web/player-store.ts';
import { filmOnce } from './film-once.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const eight = { start: 30, end: 33.75 };

test('a take has the chosen speed, even after a slower drill or ramp', async () => {
  const slowDrill = houseDrill({ start: 64, end: 72 }, { rate: 0.5, times: 2 });
  for (const ramp of [0, 2]) {
    const dance = opened({ settings: { ramp } });
    dance.send(ramp ? { type: 'loopSegment', index: 0 } : { type: 'drill', drills: [slowDrill] });
    dance.advance(1000);
    expect(dance.state().rate).toBe(0.5);
    const player = {
      getState: dance.state,
      position: dance.position,
      send: dance.send,
      subscribe: () => () => {},
    } as unknown as PlayerStore;
    const ends: object[] = [];
    const stages: string[] = [];
    filmOnce({
      player,
      video: {} as HTMLVideoElement,
      stream: {} as MediaStream,
      range: eight,
      onStage: (stage) => stages.push(stage),
      onEnd: (outcome) => ends.push(outcome),
    });
    await vi.advanceTimersByTimeAsync(200);
    expect({ ends, stages, rate: dance.state().rate }).toEqual({ ends: [], stages: ['ready'], rate: 1 });
  }
});
