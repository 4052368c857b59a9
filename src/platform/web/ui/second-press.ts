// Both presses of a double press are meant for one control, even if the first press brings another control under the
// finger.

/**
 * Milliseconds after a tap, and pixels around it, in which the next tap makes a double press with it: phones do not
 * count taps.
 */
const together = { ms: 400, px: 16 };

/**
 * Ignores, from now on, the second press of a double press if it hits another control than the first press, or a form
 * that the first press has cleared. Two presses of the same control both count.
 */
export function holdSecondPresses(): void {
  let last = { control: null as Element | null, x: 0, y: 0, endedAt: Number.NEGATIVE_INFINITY };
  let pressed = { control: null as Element | null, mouse: false, near: false };
  function listen<K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) {
    document.addEventListener(type, listener, { capture: true });
  }
  listen('pointerdown', ({ target, pointerType, clientX, clientY, timeStamp }) => {
    pressed = {
      control: target instanceof Element ? target.closest('button, a, label, summary, dialog') : null,
      mouse: pointerType === 'mouse',
      near:
        timeStamp - last.endedAt < together.ms &&
        Math.hypot(clientX - last.x, clientY - last.y) < together.px,
    };
  });
  listen('click', (event) => {
    // Presses by keys and scripts are never parts of a double press.
    if (event.detail === 0 || !event.isTrusted) return;
    const { control, mouse, near } = pressed;
    const held = (mouse ? event.detail > 1 : near) && control !== last.control;
    last = { control, x: event.clientX, y: event.clientY, endedAt: event.timeStamp };
    pressed.near = false;
    if (!held) return;
    event.preventDefault();
    event.stopPropagation();
  });
  listen('reset', () => {
    last.control = null;
  });
}
