import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A mark beside words; `done` is one to be proud of. */
export function Chip({ look, children }: { look?: 'done'; children: ReactNode }) {
  return <span className={`${styles.chip} ${look ? styles[look] : ''}`}>{children}</span>;
}
