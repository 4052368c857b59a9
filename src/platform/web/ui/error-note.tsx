import './field.css';
import type { ReactNode } from 'react';

/** What went wrong, read out at once; nothing while there is nothing to say. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    children && (
      <p className="field-error" role="alert">
        {children}
      </p>
    )
  );
}
