import type { ReactNode } from 'react';
import styles from './field.module.css';

/** A failure in words, read out at once; empty while nothing has failed. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    children && (
      <p className={styles.error} role="alert">
        {children}
      </p>
    )
  );
}
