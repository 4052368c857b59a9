import type { ReactNode } from 'react';
import styles from './chip.module.css';

type Look = 'usual' | 'done' | 'night' | 'count';

/** A mark beside words. `done`: something achieved. `night`: on a picture. `count`: a number on a button's corner. */
export function Chip({ look, children }: { look?: Look; children: ReactNode }) {
  return <span className={chipClass(look)}>{children}</span>;
}

/** Returns the classes of a chip for another element, such as a sentence that is read aloud or a link. */
export function chipClass(look: Look = 'usual', more = ''): string {
  return `${styles.chip} ${look === 'usual' ? '' : styles[look]} ${more}`.trim();
}
