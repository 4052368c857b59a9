import type { ReactNode } from 'react';
import { paths } from '#subjects/rules/paths.ts';
import { LoadingContent } from './loading-content.tsx';
import { SiteHeader } from './site-header.tsx';

/** A signed-in page before anything is known: the server sends it first, and it shows until the session is read. */
export function LoadingPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <SiteHeader home={paths.dashboard} />
      <main className="main">
        {children}
        <LoadingContent />
      </main>
    </>
  );
}
