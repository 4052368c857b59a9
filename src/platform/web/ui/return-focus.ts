/** What was pressed goes away with what it took out: the keyboard goes on at the heading of the card around `place`. */
export function returnFocus(place: Element | null): void {
  const heading =
    place?.closest('section')?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
