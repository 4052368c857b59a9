// The one place where HTML from the course's notes enters a page. Nothing else may set HTML; nothing here may show it
// uncleaned. The server cleans on write as well: this is the second lock on the same door.

import './notes-html.css';
import { useEffect, useState } from 'react';
import { Loading } from './loading.tsx';

/** Notes, cleaned by the specification's list of tags and attributes (section 5). Ids get a prefix of their own. */
export function NotesHtml({ html }: { html: string }) {
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);

  useEffect(() => {
    let current = true;
    void import('./clean-notes.ts').then(({ cleanNotes }) => {
      if (current) setClean({ from: html, html: cleanNotes(html) });
    });
    return () => {
      current = false;
    };
  }, [html]);

  if (clean?.from !== html) return <Loading />;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the one sanitising component, and the value is a TrustedHTML
  return <div className="notes" dangerouslySetInnerHTML={{ __html: clean.html }} />;
}
