import { expect, test, vi } from 'vitest';
import { holdSecondPresses } from './second-press.ts';

/** Makes a page of controls; `press` returns whether the click arrived, `reset` clears a form. */
function page() {
  class FakeElement extends EventTarget {
    closest = () => this;
  }
  const listeners: Record<string, (event: object) => void> = {};
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', {
    addEventListener(type: string, listener: (event: object) => void) {
      listeners[type] = listener;
    },
  });
  holdSecondPresses();
  return {
    control: () => new FakeElement(),
    reset: () => listeners.reset?.({}),
    press(target: object, timeStamp: number, more: object = {}): boolean {
      let arrives = true;
      const stopPropagation = () => {
        arrives = false;
      };
      const touched = { pointerType: 'touch', clientX: 100, clientY: 100, detail: 1 };
      const common = { target, timeStamp, isTrusted: true, ...touched, ...more };
      listeners.pointerdown?.(common);
      listeners.click?.({ ...common, stopPropagation, preventDefault() {} });
      return arrives;
    },
  };
}

test('the second press of a double press does nothing to a control that replaced the first control', () => {
  const { control, press } = page();
  const [stop, skip] = [control(), control()];
  expect(press(stop, 0)).toBe(true);
  expect(press(skip, 250)).toBe(false);
  expect(press(skip, 1000)).toBe(true);
});

test('two presses of one control, and two at different places, both arrive', () => {
  const { control, press } = page();
  const [minus, plus] = [control(), control()];
  expect([press(plus, 0), press(plus, 100), press(minus, 200, { clientX: 150 })]).toEqual([true, true, true]);
});

test('the second press of a mouse is recognised by the system’s count of presses', () => {
  const { control, press } = page();
  const [first, second] = [control(), control()];
  const mouse = { pointerType: 'mouse' };
  expect(press(first, 0, mouse)).toBe(true);
  expect(press(second, 50, mouse)).toBe(true);
  expect(press(first, 550, { ...mouse, detail: 2 })).toBe(false);
});

test('a form that was cleared between two presses is sent once, and again when it is pressed later', () => {
  const { control, press, reset } = page();
  const send = control();
  expect(press(send, 0)).toBe(true);
  reset();
  expect(press(send, 250)).toBe(false);
  expect(press(send, 1000)).toBe(true);
});
