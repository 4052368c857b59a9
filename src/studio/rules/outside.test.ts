import { expect, test } from 'vitest';
import { outsideText } from './outside.ts';

const item = (item_text: string, start_time: number, end_time: number) => ({
  item_text,
  start_time,
  end_time,
});
const whole = { start_time: 0, end_time: 0 };

test('items behind the end of a video are named once its length is known', () => {
  const items = [item('First', 0, 15), item('Second', 60, 75)];
  expect(outsideText(whole, items, 62)).toBe('outside of what is shown (0:00 to 1:02): “Second”');
  expect(outsideText(whole, items, 75)).toBeNull();
  expect(outsideText(whole, items, null)).toBeNull();
});

test('items outside of the step are named, at most four', () => {
  const items = Array.from({ length: 6 }, (_, index) => item(`Item ${index}`, 0, 5));
  expect(outsideText({ start_time: 10, end_time: 20 }, items, null)).toBe(
    'outside of what is shown (0:10 to 0:20): “Item 0”, “Item 1”, “Item 2”, “Item 3” and 2 more',
  );
});
