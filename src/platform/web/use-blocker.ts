// Asks before another page replaces the shown one, by a link, a call of the router, Back or Forward. The data router
// has a hook of this name; this hook works with the router that learners' pages load
// (docs/decisions/089-a-router-without-data.md).

import { useEffectEvent, useLayoutEffect } from 'react';
import { createPath, type To, useHref, useLocation } from 'react-router';
import { holdWays } from './app-router.tsx';

/** Milliseconds without another step through the history, after which quick presses of Back are over. */
const settledMs = 100;

/**
 * While `shouldBlock` returns true, `ask` is called instead of leaving, with the function that leaves after all. A
 * change of only the fragment or the state does not count as leaving.
 */
export function useBlocker(shouldBlock: () => boolean, ask: (leave: () => void) => void): void {
  const { pathname, search, key } = useLocation();
  const here = useHref({ pathname, search });
  const blocks = useEffectEvent((to: To) => pageOf(to) !== here && shouldBlock());
  const question = useEffectEvent(ask);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another place in the browser's history
  useLayoutEffect(() => {
    let released = false;
    const askFor = (go: () => void) =>
      question(() => {
        released = true;
        go();
      });
    const back = wayBack(askFor);
    const release = holdWays(({ to, popped, go }) => {
      if (popped && back.arrived()) return true;
      if (released || !blocks(to)) return false;
      if (popped) return back.begin();
      askFor(go);
      return true;
    });
    return () => {
      release();
      back.end();
    };
  }, [here, key]);
}

/**
 * Undoes a press of Back or Forward: brings the browser back to the current history entry, then calls `ask` with a
 * function that repeats the press.
 */
function wayBack(ask: (go: () => void) => void) {
  const home = placeInHistory();
  const away = () => placeInHistory() - home;
  /** The number of pages by which Back or Forward moved the browser; null once the browser is back at this page. */
  let wanted: number | null = null;
  let timer: number | undefined;
  const comeBack = () => history.go(-away());
  const end = () => clearTimeout(timer);
  return {
    end,
    /**
     * Starts to bring the browser back. Returns false if the router does not know how far to go: then the browser does
     * not return.
     */
    begin(): boolean {
      if (Number.isNaN(away())) return false;
      end();
      // A second press of Back may already have begun before the first press is undone.
      if (wanted !== null) timer = window.setTimeout(comeBack, settledMs);
      else {
        wanted = away();
        comeBack();
      }
      return true;
    },
    /**
     * Whether the browser is back at this page. Only then `ask` is called, because a step through the history closes
     * dialogs.
     */
    arrived(): boolean {
      if (wanted === null || away() !== 0) return false;
      end();
      const steps = wanted;
      wanted = null;
      ask(() => history.go(steps));
      return true;
    },
  };
}

/** Returns the number that the router gave the current entry of the history; NaN for an entry of another page. */
function placeInHistory(): number {
  return history.state?.idx ?? Number.NaN;
}

function pageOf(to: To): string {
  return typeof to === 'string' ? to : createPath({ ...to, hash: '' });
}
