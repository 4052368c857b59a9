// The arrival on a page: its title, where the focus goes, and where the page is scrolled to.

import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useText } from '#platform/web/queries/copy.ts';
import { arriveAt, arriveAtTop, focusHeading, whenPresent } from '#platform/web/ui/arrive-at.ts';
import type { CopyKey } from '#subjects/content/texts.ts';
import { paths } from '#subjects/rules/paths.ts';
import { usePageTitle } from './page-title.ts';
import { isReturn, restoreScroll, useScrollMemory } from './scroll-memory.ts';

/** Path and hash of the page last arrived at; null until the first one. */
let last: string | null = null;

/** Stands before a screen in the tree, so that a screen's own title (a lesson's) comes after it. */
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
    // A change of the query or of the state alone (a tab, a cleared arrival) is not a new page.
    if (last === place && navigation === 'REPLACE') return;
    const samePage = last?.split('#')[0] === pathname;
    last = place;
    const returned = navigation === 'POP' && (!first || isReturn());
    if (returned && restoreScroll(memory)) return first ? undefined : focusHeading();
    if (hash !== '')
      return whenPresent(
        () => document.getElementById(hashTarget(hash)),
        (target) => {
          // On a page that stood before its scripts came, the keyboard may be on its way through the target already.
          if (!first || !target.contains(document.activeElement)) arriveAt(target);
        },
      );
    if (first || samePage) return;
    return arriveAtTop();
  }, [pathname, hash, memory, navigation]);

  return null;
}

/** The id of the element that a hash such as '#trophy-part2' names; one that can't be decoded is taken as it stands. */
export function hashTarget(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
