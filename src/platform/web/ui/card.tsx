import type { ComponentProps, ElementType } from 'react';
import styles from './card.module.css';

type Look = {
  /**
   * `gold`: something that the learner has won. `locked`: something still to be won. `lit`: leads to what comes next.
   * `line`: a thin border and no background. `notice`: must not be overlooked. `ground`: is inside another card.
   */
  look?: 'usual' | 'gold' | 'locked' | 'lit' | 'line' | 'notice' | 'ground';
  /** The padding of the card: `flush` has none, `large` is for a page's one form. */
  size?: 'usual' | 'small' | 'flush' | 'large';
  /** Whether a drawing and its words are beside each other instead of below each other. */
  row?: boolean;
};

type CardProps<Element extends ElementType> = Look & { as?: Element } & Omit<
    ComponentProps<Element>,
    keyof Look | 'as'
  >;

/** A sheet with things that belong together, below each other; `as` is its element, by default a section. */
export function Card<Element extends ElementType = 'section'>({
  as,
  look = 'usual',
  size = 'usual',
  row = false,
  className = '',
  ...rest
}: CardProps<Element>) {
  const Tag: ElementType = as ?? 'section';
  const classes = [
    styles.card,
    look !== 'usual' && styles[look],
    size !== 'usual' && styles[size],
    row && styles.row,
    className,
  ];
  return <Tag {...rest} className={classes.filter(Boolean).join(' ')} />;
}
