import { expect, test } from 'vitest';
import { opened } from '#player/rules/testing/sample-scenes.ts';
import { countedBeat } from './counted-beat.ts';

const countMs = 60_000 / 128;

/** What is counted half a count after each count from here on. */
function counted(player: ReturnType<typeof opened>, counts: number) {
  const due = (player.state().phase as { due: number }).due;
  return Array.from({ length: counts }, (_, i) =>
    countedBeat(player.state(), due - (counts - i - 0.5) * countMs),
  );
}

test('what is counted in before a start ends with eight, and nothing else is counted', () => {
  const player = opened({ extras: { countIn: 8 } });
  expect(countedBeat(player.state(), 0)).toBeNull();
  player.send({ type: 'play' });
  expect(counted(player, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  player.advance(3_800);
  expect([player.phase(), countedBeat(player.state(), 0)]).toEqual(['playing', null]);
});

test('in the pause before a repetition the voice’s own counts are shown when they are said, and no others', () => {
  for (const [extras, shown] of [
    [{ spokenPractice: 'counts' }, [null, null, 5, 6, 7, 8]],
    [{ spokenPractice: 'cues' }, [null, null, null, null, null, null]],
    [{ spokenPractice: 'counts', sound: false }, [null, null, null, null, null, null]],
  ] as const) {
    const player = opened({ extras });
    player.send({ type: 'loopItem', id: 'first' });
    player.advance(17_500);
    expect(player.phase()).toBe('waiting');
    expect(counted(player, 6)).toEqual(shown);
  }
});

test('what a late loudspeaker counts is shown when it is heard', () => {
  const player = opened({ extras: { spokenPractice: 'counts', soundLate: 400 } });
  player.send({ type: 'play' });
  player.advance(390);
  expect([player.phase(), counted(player, 6)]).toEqual(['countingIn', [null, null, 5, 6, 7, 8]]);
  const before = player.position();
  player.advance(4 * countMs);
  expect([player.phase(), player.position()]).toEqual(['countingIn', before]);
  player.advance(20);
  expect(player.phase()).toBe('playing');
});
