import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The words about a failure, which screen readers read out at once; empty while nothing has failed. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    children && (
      <p className={styles.error} role="alert">
        {children}
      </p>
    )
  );
}
