import './field.css';
import type { ReactNode } from 'react';

/** What went wrong, shown and said aloud at once; nothing while nothing did. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    children && (
      <p role="alert" className="field-error">
        {children}
      </p>
    )
  );
}
