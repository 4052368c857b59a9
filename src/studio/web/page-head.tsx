import type { ReactNode } from 'react';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';

/** The heading of a studio page, with a sentence about what the page is for. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  usePageTitle(`${title} · Studio`);
  return (
    <header className="studio-head">
      <h1 tabIndex={-1}>{title}</h1>
      {children && <p>{children}</p>}
    </header>
  );
}
