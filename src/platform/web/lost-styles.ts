// Vite asks for the style sheet of a late part once: where it could not be had, the part would come without it when it is
// asked for again. So the sheet is asked for again with the next press.

const lost = new Set<HTMLLinkElement>();

/** Call before the first late part; a second call changes nothing. */
export function findLostStyles(): void {
  // The error of a link does not bubble.
  document.addEventListener('error', keep, true);
  document.addEventListener('click', askAgain, true);
}

function keep({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
}

function askAgain(): void {
  for (const link of lost) link.replaceWith(link.cloneNode());
  lost.clear();
}
