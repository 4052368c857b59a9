import type { ReactNode } from 'react';
import styles from './state.module.css';

/** Replaces a list that has nothing in it yet: a sentence, or more. */
export function EmptyState({ children }: { children: ReactNode }) {
  return (
    <div className={`stack centered ${styles.state}`}>
      {typeof children === 'string' ? <p>{children}</p> : children}
    </div>
  );
}
