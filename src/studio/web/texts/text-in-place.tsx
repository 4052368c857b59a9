import { type RefObject, useEffect, useRef, useState } from 'react';
import { literalPart } from '#studio/rules/find-texts.ts';
import { type Edited, ScreenPreview } from '../screen-preview.tsx';
import { markPlaces } from './mark-place.ts';

/** Milliseconds that a screen gets until what is not on it is said. */
const drawnMs = 1_500;

type Props = {
  path: string;
  edited: Edited;
  /** As it is typed, and as it is stored. */
  text: string;
  saved: string;
};

/** The screen where a text stands, with its place marked and in view, and the way to the page itself. */
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

/** Whether the words are on the screen; null until it has had time to be drawn. */
function useMarked(screen: RefObject<HTMLDivElement | null>, words: string): boolean | null {
  const [isHere, setHere] = useState<boolean | null>(null);
  useEffect(() => {
    const root = screen.current;
    if (root === null) return;
    let shown = false;
    const look = () => {
      const place = markPlaces(root, words);
      if (place) setHere(true);
      // The text that is read on below stays where it was scrolled to.
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

/** Scrolls the preview alone: the page around it stays. */
function bringIntoView(root: HTMLElement, place: HTMLElement): void {
  const above = place.getBoundingClientRect().top - root.getBoundingClientRect().top;
  root.scrollTop += above - root.clientHeight / 3;
}
