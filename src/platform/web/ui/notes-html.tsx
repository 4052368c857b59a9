// Puts HTML from the course's notes into a page. No other file may set HTML, and this file must never show HTML that
// was not cleaned. The server also cleans notes when they are saved, with another parser. Nearly all notes are plain:
// they are shown as elements and need no cleaner.

import './notes-html.css';
import { createElement, type ReactNode, Suspense, useMemo } from 'react';
import { type PlainNode, plainNotes } from '#platform/rules/plain-notes.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { Loading } from './loading.tsx';

/** Notes, cleaned by the specification's list of tags and attributes (section 5). The ids in them get a prefix. */
export function NotesHtml({ html }: { html: string }) {
  const plain = plainNotes(html);
  if (plain) return <div className="notes">{plain.map(elementOf)}</div>;
  return (
    <Suspense fallback={<Loading />}>
      <CleanedNotes html={html} />
    </Suspense>
  );
}

function elementOf(node: PlainNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key: index }, ...node.children.map(elementOf));
}

const CleanedNotes = lazyComponent(async () => {
  const { cleanNotes } = await import('./clean-notes.ts');
  return ({ html }: { html: string }) => {
    const clean = useMemo(() => cleanNotes(html), [html]);
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sanitising component, and the value is a TrustedHTML
    return <div className="notes" dangerouslySetInnerHTML={{ __html: clean }} />;
  };
});
