// What happens when a page opens: its title, where the focus goes, and where the page is scrolled to.

import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { CopyKey } from '#content/copy/copy-defaults.ts';
import { paths } from '../paths.ts';
import { useReadCopy } from '../queries/copy.ts';
import { arriveAt, whenPresent } from '../ui/arrive-at.ts';
import { usePageTitle } from './page-title.ts';
import { isReturn, restoreScroll, useScrollMemory } from './scroll-memory.ts';

/** Path and hash of the page last arrived at; null until the first one. */
let last: string | null = null;

/** Stands before a screen in the tree, so that a screen's own title (a lesson's) comes after it. */
export function Arrival({ title }: { title: CopyKey }) {
  const { pathname, hash, key } = useLocation();
  const navigation = useNavigationType();
  const text = useReadCopy();
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
      return whenPresent(() => document.getElementById(decodeURIComponent(hash.slice(1))), arriveAt);
    if (first || samePage) return;
    window.scrollTo(0, 0);
    return focusHeading();
  }, [pathname, hash, memory, navigation]);

  return null;
}

/** The heading is read aloud once: that announces the page. */
function focusHeading(): () => void {
  return whenPresent(
    () => document.querySelector('main h1'),
    (heading) => {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    },
  );
}
