import { type RefObject, useEffect, useRef, useState } from 'react';
import { alike, literalPart } from '#studio/rules/find-texts.ts';
import { type Edited, ScreenPreview } from '../screen-preview.tsx';

/** Milliseconds after which words that the screen does not show count as missing. */
const drawnMs = 1_500;

type Props = {
  path: string;
  edited: Edited;
  /** The text as it is typed (`text`), and as it is stored (`saved`). */
  text: string;
  saved: string;
};

/**
 * A preview of the screen on which a text is, with the place of the text marked and in view, and a link to the real
 * page.
 */
export function TextInPlace({ path, edited, text, saved }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  const isHere = useMarked(screen, literalPart(text));
  const words = encodeURIComponent(literalPart(saved)).replaceAll('-', '%2D');
  return (
    <>
      <ScreenPreview path={path} edited={edited} screen={screen} />
      <p role="status" className="quiet">
        {isHere === null
          ? ''
          : isHere
            ? 'It stands where the dashed line is.'
            : 'It is not on this screen as it stands now: it comes at another moment, such as after a press, or for another learner.'}
      </p>
      <p>
        <a href={words === '' ? path : `${path}#:~:text=${words}`} target="_blank" rel="noopener">
          Open this page in a new tab
        </a>
      </p>
    </>
  );
}

/** Whether the words are on the screen; null until the screen has had time to be drawn. */
function useMarked(screen: RefObject<HTMLDivElement | null>, words: string): boolean | null {
  const [isHere, setHere] = useState<boolean | null>(null);
  useEffect(() => {
    const root = screen.current;
    if (root === null) return;
    let shown = false;
    const look = () => {
      const place = markPlaces(root, words);
      if (place) setHere(true);
      // The preview scrolls only the first time, so that an operator can read on.
      if (place && !shown) bringIntoView(root, place);
      shown ||= place !== null;
    };
    look();
    const changes = new MutationObserver(look);
    changes.observe(root, { childList: true, characterData: true, subtree: true });
    const timer = setTimeout(() => setHere(shown), drawnMs);
    return () => {
      changes.disconnect();
      clearTimeout(timer);
    };
  }, [screen, words]);
  return isHere;
}

/** Scrolls the preview to a place, without scrolling the page around the preview. */
function bringIntoView(root: HTMLElement, place: HTMLElement): void {
  const above = place.getBoundingClientRect().top - root.getBoundingClientRect().top;
  root.scrollTop += above - root.clientHeight / 3;
}

const attributes = ['aria-label', 'placeholder', 'alt', 'title'] as const;

/**
 * Marks (data-here) the elements that show these words, or that have them in an attribute such as aria-label, and
 * removes older marks. Returns the first marked element; null if there is none.
 */
export function markPlaces(root: HTMLElement, words: string): HTMLElement | null {
  for (const marked of root.querySelectorAll('[data-here]')) marked.removeAttribute('data-here');
  const wanted = alike(words);
  if (wanted === '') return null;
  const shows = (element: Element) =>
    alike(element.textContent ?? '').includes(wanted) ||
    attributes.some((name) => alike(element.getAttribute(name) ?? '').includes(wanted));
  const inside = (element: Element): Element[] => {
    const parts = [...element.children].filter((part) => !/^(?:script|style|template)$/i.test(part.tagName));
    const found = parts.flatMap((part) => (holds(part) ? inside(part) : []));
    return found.length > 0 ? found : [element];
  };
  // Words may be only in an attribute of an inner element, which is not part of the text of the outer element.
  const holds = (element: Element): boolean => shows(element) || [...element.children].some(holds);
  if (!holds(root)) return null;
  const found = inside(root).filter((element) => element !== root || shows(element));
  for (const element of found) element.setAttribute('data-here', '');
  return found[0] instanceof HTMLElement ? found[0] : null;
}
