// Keeps a list of the editors on the page, and finds out whether any of them has something unsaved.

import { useLayoutEffect, useRef } from 'react';
import { forgetDrafts } from '#platform/web/queries/held-page.ts';

const editors = new Set<() => boolean>();

/** Whether something on this page is not saved. */
export function isUnsaved(): boolean {
  return [...editors].some((holdsWords) => holdsWords());
}

/** Registers an editor while it is on the page; `holdsWords` says whether it has something unsaved. */
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

/** Forgets the editors on the page, and deletes the unsaved drafts of all pages of the studio from the device. */
export function forgetUnsaved(): void {
  editors.clear();
  forgetDrafts();
}
