// Moves the focus when a part of the page appears or disappears, or when a link leads to a part: the page scrolls to
// that part, and the part pulses.

import { useEffect, useRef } from 'react';
import { limits } from '#subjects/rules/limits.ts';

/** Scrolls to `element` and focuses it. An element with data-pulse also pulses (with reduced motion it is outlined). */
export function arriveAt(element: HTMLElement): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({
    block: element.dataset.pulse === undefined ? 'start' : 'center',
    behavior: calm ? 'auto' : 'smooth',
  });
  focusWithin(element);
  if (element.dataset.pulse === undefined) return;
  element.classList.add('pulse');
  setTimeout(() => element.classList.remove('pulse'), limits.scrollPulseSeconds * 1000);
}

/**
 * Scrolls to the top of a page that has just replaced another page, and focuses its heading; returns the function that
 * stops waiting for the heading.
 */
export function arriveAtTop(): () => void {
  window.scrollTo(0, 0);
  return focusHeading();
}

/**
 * Announces a step of a page whose content is replaced while its address stays: every step but the first opens like a
 * page of its own.
 */
export function useStepArrival(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    return arriveAtTop();
  }, [step]);
}

/**
 * Focuses the page's heading as soon as the heading is there: a screen reader then reads it once, as the page's name.
 * On a page that is only a form, the field with `data-begin` gets the focus, and the form has the page's name. Returns
 * the function that stops waiting.
 */
export function focusHeading(): () => void {
  const find = (css: string) => document.querySelector<HTMLElement>(css);
  return whenPresent(
    () => find('main h1'),
    (heading) => focusOn(find('main [data-begin]') ?? heading),
  );
}

/** Focuses the first link or button inside the element, else the element itself, without scrolling. */
function focusWithin(element: HTMLElement): void {
  const target = element.querySelector<HTMLElement>('a[href], button:not(:disabled)') ?? element;
  focusOn(target);
}

/** Focuses any element, even an element that can't be pressed. */
function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Returns a ref for a part of the page that disappears when it is pressed. If the focus is in the part then, the
 * element that `next` finds gets the focus, without scrolling. A focus elsewhere stays there.
 */
export function handFocusOn(next: () => HTMLElement | null): (part: HTMLElement | null) => () => void {
  return (part) => () => {
    if (!part?.contains(document.activeElement)) return;
    // React calls this just before the part is removed, when its successor is not there yet.
    queueMicrotask(() => {
      const successor = document.activeElement === document.body ? next() : null;
      if (successor) focusOn(successor);
    });
  };
}

/**
 * Moves the focus to the heading of the card around `place`, when a pressed button disappears with the row that it
 * removed.
 */
export function returnFocus(place: Element | null): void {
  const heading =
    place?.closest('section')?.querySelector('h2') ?? document.querySelector<HTMLElement>('main h1');
  if (heading) focusOn(heading);
}

/** A ref for the heading of a part that has replaced another part of the page: the heading gets the focus. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** Milliseconds to wait for something that the page has not drawn yet. */
const patienceMs = 5000;

/** Calls `found` with the element as soon as it is in the page; returns the function that stops waiting. */
export function whenPresent(
  find: () => HTMLElement | null,
  found: (element: HTMLElement) => void,
): () => void {
  const present = find();
  if (present !== null) {
    found(present);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (element === null) return;
    stop();
    found(element);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), patienceMs);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}
