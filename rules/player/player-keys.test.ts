import { expect, test } from 'vitest';
import { player } from '#content/copy/player.ts';
import { keyRows } from './key-rows.ts';
import { keyAction, type Press } from './player-keys.ts';

test.each<[Press, object | null]>([
  [{ key: 'k' }, { type: 'toggle' }],
  [{ key: 'K', shift: true }, { type: 'toggle' }],
  [{ key: ' ' }, { type: 'toggle' }],
  [{ key: 'ArrowLeft' }, { type: 'skip', by: -5 }],
  [{ key: 'l' }, { type: 'skip', by: 10 }],
  [
    { key: '<', shift: true },
    { type: 'stepRate', direction: -1 },
  ],
  [{ key: '.' }, { type: 'frame', direction: 1 }],
  [{ key: '7' }, { type: 'seekShare', share: 0.7 }],
  [{ key: '0' }, { type: 'seekShare', share: 0 }],
  [{ key: '[' }, { type: 'loopNextSegment', direction: -1 }],
  [{ key: 'r' }, { type: 'toggleLoop' }],
  [{ key: 'a' }, { type: 'setEnd', end: 'a' }],
  [
    { key: 'A', shift: true },
    { type: 'nudgeEnd', end: 'a', direction: -1 },
  ],
  [
    { key: 'b', alt: true },
    { type: 'nudgeEnd', end: 'b', direction: 1 },
  ],
  [
    { key: 'ArrowRight', shift: true },
    { type: 'changeLoop', how: 'later' },
  ],
  [{ key: '?', shift: true }, { type: 'help' }],
  [{ key: 'k', ctrl: true }, null],
  [{ key: 'r', meta: true }, null],
  [{ key: 'k', alt: true }, null],
  [{ key: 'q' }, null],
  [{ key: 'Tab' }, null],
  [{ key: 'Enter' }, null],
  [{ key: 'constructor' }, null],
])('%o does %o', (press, action) => {
  expect(keyAction(press)).toEqual(action);
});

test('the help sheet names every group and no key twice', () => {
  expect(new Set(keyRows.map(({ group }) => group)).size).toBe(5);
  expect(new Set(keyRows.map(({ name }) => player[`player_key_${name}`])).size).toBe(keyRows.length);
});
