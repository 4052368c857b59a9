import type { ReactNode } from 'react';
import { paths } from '#rules/paths.ts';
import { Brand } from './brand.tsx';
import { LoadingContent } from './loading-content.tsx';

/** A signed-in page before anything is known: what the server sends first, and what stands while the session is read. */
export function LoadingPage({ children }: { children?: ReactNode }) {
  return (
    <>
      <header className="site-header">
        <div className="page site-header-row">
          <Brand to={paths.dashboard} />
        </div>
      </header>
      <main className="main">
        {children}
        <LoadingContent />
      </main>
    </>
  );
}
