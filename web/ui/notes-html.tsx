// The one place where HTML from the course's notes enters a page. Nothing else may set HTML; nothing here may show it
// uncleaned. The server cleans on write as well, with another parser. Plain notes, as nearly all
// are, are shown as elements and need no cleaner.

import './notes-html.css';
import { createElement, type ReactNode, useEffect, useState } from 'react';
import { type PlainNode, plainNotes } from '#rules/notes/plain-notes.ts';
import { ErrorState } from './error-state.tsx';
import { Loading } from './loading.tsx';

/** Notes, cleaned by the specification's list of tags and attributes (section 5). Ids get a prefix of their own. */
export function NotesHtml({ html }: { html: string }) {
  const plain = plainNotes(html);
  return plain ? <div className="notes">{plain.map(elementOf)}</div> : <CleanedNotes html={html} />;
}

function elementOf(node: PlainNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  return createElement(node.tag, { key: index }, ...node.children.map(elementOf));
}

function CleanedNotes({ html }: { html: string }) {
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    import('./clean-notes.ts').then(
      ({ cleanNotes }) => current && setClean({ from: html, html: cleanNotes(html) }),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [html]);

  if (failed) return <ErrorState onRetry={() => window.location.reload()} />;
  if (clean?.from !== html) return <Loading />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sanitising component, and the value is a TrustedHTML
  return <div className="notes" dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
