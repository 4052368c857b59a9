import './state.css';
import type { ReactNode } from 'react';

/** In the place of a list that has nothing in it yet: a sentence, or more. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className="stack centered state">{typeof children === 'string' ? <p>{children}</p> : children}</div>
  );
}
