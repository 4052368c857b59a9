// The editors on the page that hold something not saved.

import { useLayoutEffect, useRef } from 'react';
import { forgetDrafts } from '#platform/web/queries/held-page.ts';

const editors = new Set<() => boolean>();

/** Whether something on this page is not saved. */
export function isUnsaved(): boolean {
  return [...editors].some((holdsWords) => holdsWords());
}

/** Notes an editor, as long as it is on the page, with the way to ask whether it holds something unsaved. */
export function useUnsaved(holdsWords: () => boolean): void {
  const latest = useRef(holdsWords);
  latest.current = holdsWords;
  useLayoutEffect(() => {
    const editor = () => latest.current();
    editors.add(editor);
    return () => {
      editors.delete(editor);
    };
  }, []);
}

/** Lets go of what is not saved, on every page of the studio. */
export function forgetUnsaved(): void {
  editors.clear();
  forgetDrafts();
}
