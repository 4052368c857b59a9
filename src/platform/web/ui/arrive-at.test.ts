import { afterEach, expect, test, vi } from 'vitest';
import { arriveAt } from './arrive-at.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Makes an element with only what an arrival uses. */
function row() {
  const classes = new Set<string>();
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  };
  const own = { dataset: { pulse: '' }, classList, tabIndex: 0, querySelector: () => null };
  return {
    classes,
    element: { ...own, focus: () => {}, scrollIntoView: () => {} } as unknown as HTMLElement,
  };
}

// §2.learn-arriving-opens-trophy-modal
test('the element at which a person arrives pulses for two seconds', () => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { classes, element } = row();
  arriveAt(element);
  vi.advanceTimersByTime(1_999);
  expect([...classes]).toEqual(['pulse']);
  vi.advanceTimersByTime(1);
  expect([...classes]).toEqual([]);
});
