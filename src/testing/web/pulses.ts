// Notes pulses on the page: the pulse of an arrival lasts two seconds, and on a busy machine a test may look later.

import { onTestFinished } from 'vitest';

/**
 * Returns the ids of the elements that have pulsed since the call, each with its style at that moment. Animations of
 * style sheets are on until the test ends.
 */
export function watchPulses(): ReadonlyMap<string, { animation: string; outline: string }> {
  const stillness = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const pulsed = new Map<string, { animation: string; outline: string }>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      if (!(target instanceof HTMLElement && target.classList.contains('pulse'))) continue;
      const { animationName, outlineStyle } = getComputedStyle(target);
      pulsed.set(target.id, { animation: animationName, outline: outlineStyle });
    }
  });
  observer.observe(document, { attributes: true, attributeFilter: ['class'], subtree: true });
  onTestFinished(() => {
    observer.disconnect();
    document.adoptedStyleSheets = stillness;
  });
  return pulsed;
}
