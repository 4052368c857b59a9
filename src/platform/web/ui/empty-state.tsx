import type { ReactNode } from 'react';
import styles from './state.module.css';

/** A sentence, or other elements, in place of a list that has no entries yet. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className={`stack centered ${styles.state}`}>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
