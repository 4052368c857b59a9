// A double press is meant for what its first press hit, also where that press has brought something else under the finger.

/** Milliseconds after a press, and pixels around it, in which the next one belongs to it. */
const together = { ms: 400, px: 16 };

/**
 * From now on the second press of a double one does nothing to a control that came in the place of the first one's. Two
 * presses of one control stay two. Phones count no double presses: time and place say what is one.
 */
export function holdSecondPresses(): void {
  let last = { control: null as Element | null, x: 0, y: 0, endedAt: Number.NEGATIVE_INFINITY };
  let held = false;
  const listen = { capture: true };
  document.addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y, timeStamp }) => {
      const control = target instanceof Element ? target.closest('button, a, label, summary, dialog') : null;
      const near = timeStamp - last.endedAt < together.ms && Math.hypot(x - last.x, y - last.y) < together.px;
      held = near && control !== last.control;
      last = { ...last, control, x, y };
    },
    listen,
  );
  document.addEventListener(
    'click',
    (event) => {
      // Keys and scripts press what they mean.
      if (event.detail === 0 || !event.isTrusted) return;
      last.endedAt = event.timeStamp;
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
    },
    listen,
  );
}
