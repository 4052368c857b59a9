import { expect, test } from 'vitest';
import { player } from '#player/content/player.ts';
import { keyAction, keyRows, type Press } from './player-keys.ts';

test.each<[Press, object | null]>([
  [{ key: 'k' }, { type: 'toggle' }],
  [{ key: 'K', shift: true }, { type: 'toggle' }],
  [{ key: ' ' }, { type: 'toggle' }],
  [{ key: 'ArrowLeft' }, { type: 'skip', by: -5 }],
  [{ key: 'ArrowRight' }, { type: 'skip', by: 5 }],
  [{ key: 'j' }, { type: 'skip', by: -10 }],
  [{ key: 'l' }, { type: 'skip', by: 10 }],
  [
    { key: '<', shift: true },
    { type: 'stepRate', direction: -1 },
  ],
  [
    { key: '>', shift: true },
    { type: 'stepRate', direction: 1 },
  ],
  [{ key: '-' }, { type: 'fineRate', steps: -1 }],
  [
    { key: '+', shift: true },
    { type: 'fineRate', steps: 1 },
  ],
  // On some keyboards, the key that writes + with Shift writes = without Shift.
  [{ key: '=' }, { type: 'fineRate', steps: 1 }],
  [{ key: ',' }, { type: 'frame', direction: -1 }],
  [{ key: '.' }, { type: 'frame', direction: 1 }],
  [{ key: '7' }, { type: 'seekShare', share: 0.7 }],
  [{ key: '0' }, { type: 'seekShare', share: 0 }],
  // French keyboards write digits with Shift, and other keyboards write other signs with Shift.
  [
    { key: '7', shift: true },
    { type: 'seekShare', share: 0.7 },
  ],
  [{ key: '&', shift: true }, null],
  [{ key: 'F10' }, null],
  [{ key: 'Home' }, { type: 'seekShare', share: 0 }],
  [{ key: 'End' }, { type: 'seekShare', share: 1 }],
  [{ key: 'm' }, { type: 'toggleSetting', setting: 'sound' }],
  [{ key: 'c' }, { type: 'cues' }],
  [{ key: 'f' }, { type: 'fullscreen' }],
  [{ key: 'v' }, { type: 'nextSide' }],
  [{ key: '[' }, { type: 'loopNextSegment', direction: -1 }],
  [{ key: ']' }, { type: 'loopNextSegment', direction: 1 }],
  [{ key: 'r' }, { type: 'toggleLoop' }],
  [{ key: 'a' }, { type: 'setEnd', end: 'a' }],
  [{ key: 'b' }, { type: 'setEnd', end: 'b' }],
  [{ key: 'h' }, { type: 'changeLoop', how: 'halve' }],
  [{ key: 'd' }, { type: 'changeLoop', how: 'double' }],
  [{ key: 'x' }, { type: 'stopLoop' }],
  [{ key: 'y' }, { type: 'answer', answer: 'clean' }],
  [{ key: 'n' }, { type: 'answer', answer: 'again' }],
  [
    { key: 'A', shift: true },
    { type: 'nudgeEnd', end: 'a', direction: -1 },
  ],
  [
    { key: 'B', shift: true },
    { type: 'nudgeEnd', end: 'b', direction: -1 },
  ],
  [
    { key: 'a', alt: true },
    { type: 'nudgeEnd', end: 'a', direction: 1 },
  ],
  [
    { key: 'b', alt: true },
    { type: 'nudgeEnd', end: 'b', direction: 1 },
  ],
  // A Mac writes another sign with Alt, and a French keyboard has Q where others have A.
  [
    { key: 'å', code: 'KeyA', alt: true },
    { type: 'nudgeEnd', end: 'a', direction: 1 },
  ],
  [
    { key: '∫', code: 'KeyB', alt: true },
    { type: 'nudgeEnd', end: 'b', direction: 1 },
  ],
  [
    { key: 'a', code: 'KeyQ', alt: true },
    { type: 'nudgeEnd', end: 'a', direction: 1 },
  ],
  [
    { key: 'æ', code: 'KeyQ', letter: 'a', alt: true },
    { type: 'nudgeEnd', end: 'a', direction: 1 },
  ],
  [{ key: '‡', code: 'KeyA', letter: 'q', alt: true }, null],
  [{ key: 'q', code: 'KeyA', alt: true }, null],
  [{ key: '«', code: 'KeyQ', alt: true }, null],
  // A German Mac writes brackets only with Alt.
  [
    { key: '[', code: 'Digit5', alt: true },
    { type: 'loopNextSegment', direction: -1 },
  ],
  [
    { key: ']', code: 'Digit6', alt: true },
    { type: 'loopNextSegment', direction: 1 },
  ],
  [
    { key: 'ArrowLeft', shift: true },
    { type: 'changeLoop', how: 'earlier' },
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
])('the press %o means %o', (press, action) => {
  expect(keyAction(press)).toEqual(action);
});

test('the help sheet names every group and no key twice', () => {
  expect(new Set(keyRows.map(({ group }) => group)).size).toBe(5);
  expect(new Set(keyRows.map(({ name }) => player[`player_key_${name}`])).size).toBe(keyRows.length);
});
