// When a person arrives on a page, sets its title, moves the focus, and scrolls the page.

import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useText } from '#platform/web/queries/copy.ts';
import { arriveAt, arriveAtTop, focusHeading, whenPresent } from '#platform/web/ui/arrive-at.ts';
import type { CopyKey } from '#subjects/content/texts.ts';
import { paths } from '#subjects/rules/paths.ts';
import { usePageTitle } from './page-title.ts';
import { isReturn, restoreScroll, useScrollMemory } from './scroll-memory.ts';

/** Path and hash of the page at which a person arrived last; null before the first arrival. */
let last: string | null = null;

/**
 * Sets title, focus and scroll position when a person arrives on a page. It is placed before the screen in the tree, so
 * that the screen can set a title of its own (such as a lesson's) afterwards.
 */
export function Arrival({ title }: { title: CopyKey }) {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const text = useText();
  usePageTitle(text(title), { alone: pathname === paths.home });
  const memory = `${key} ${pathname}`;
  useScrollMemory(memory);

  useEffect(() => {
    const place = pathname + hash;
    const first = last === null;
    // A change of only the query or the state (a tab, a cleared arrival) is not a new page.
    if (last === place && navigation === 'REPLACE') return;
    const samePage = last?.split('#')[0] === pathname;
    last = place;
    const returned = navigation === 'POP' && (!first || isReturn());
    if (returned && restoreScroll(memory)) return first ? undefined : focusHeading();
    if (hash !== '')
      return whenPresent(
        () => document.getElementById(hashTarget(hash)),
        (target) => {
          // On a page that was readable before its scripts came, the focus may already be inside the target.
          if (!first || !target.contains(document.activeElement)) arriveAt(target);
        },
      );
    if (first || samePage) return;
    return arriveAtTop();
  }, [pathname, hash, memory, navigation]);

  return null;
}

/** The id of the element in a hash such as '#trophy-part2'; a hash that can't be decoded is taken as it is. */
export function hashTarget(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
