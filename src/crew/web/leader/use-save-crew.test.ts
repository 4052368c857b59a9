import { expect, test } from 'vitest';
import { oneAtATime } from './use-save-crew.ts';

/** A `send` function whose calls end when the test says so. */
function sender() {
  const sent: object[] = [];
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = (change: object) => {
    sent.push(change);
    return new Promise<void>((resolve, reject) => ends.push({ resolve, reject }));
  };
  return { sent, send, last: () => ends.at(-1) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('changes made while a change is on its way are sent after it, together', async () => {
  const { sent, send, last } = sender();
  let idle = 0;
  const change = oneAtATime(send, () => idle++);
  change({ drills: [3] });
  change({ drills: [3, 4] });
  change({ name: 'The Night Shift' });
  change({ drills: [3, 4, 5] });
  expect(sent).toEqual([{ drills: [3] }]);
  last()?.resolve();
  await settled();
  expect([sent.slice(1), idle]).toEqual([[{ drills: [3, 4, 5], name: 'The Night Shift' }], 0]);
  last()?.resolve();
  await settled();
  expect([sent.length, idle]).toEqual([2, 1]);
});

test('when a change fails, the changes that wait are given up, and the next change is sent', async () => {
  const { sent, send, last } = sender();
  let idle = 0;
  const change = oneAtATime(send, () => idle++);
  change({ drills: [3] });
  change({ drills: [3, 4] });
  last()?.reject(new Error('Changed in another place.'));
  await settled();
  expect([sent.length, idle]).toEqual([1, 1]);
  change({ drills: [7] });
  expect(sent.at(-1)).toEqual({ drills: [7] });
});
