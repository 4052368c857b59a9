// Vite asks for the style sheet of a late part once: where it could not be had, the part would come without it when it is
// asked for again. So the sheet is asked for again with the next press.

const lost = new Set<HTMLLinkElement>();

/** Call once, before the first late part. */
export function findLostStyles(): void {
  // Neither event of a link bubbles.
  document.addEventListener('error', ({ target }) => isSheet(target) && lost.add(target), true);
  document.addEventListener(
    'click',
    () => {
      for (const link of lost) link.replaceWith(link.cloneNode());
      lost.clear();
    },
    true,
  );
}

function isSheet(target: EventTarget | null): target is HTMLLinkElement {
  return target instanceof HTMLLinkElement && target.rel === 'stylesheet';
}
