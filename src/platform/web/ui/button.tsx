import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { Link } from './link.tsx';

type Look = {
  /**
   * `gold`: the page's one main action. `bone`: an action beside the main one. `quiet`: looks like text. `blood`:
   * removes something. `night`: a tool. `plain`: an icon alone. `tab`: one of a bar of tabs. `row`: a line of a menu or
   * a list. `tile`: one of several pictures with words below.
   */
  look?: 'gold' | 'bone' | 'quiet' | 'blood' | 'night' | 'plain' | 'tab' | 'row' | 'tile';
  /** `compact`: one of many small buttons. `cell`: in a row, with its icon above its word. `round`: an icon alone. */
  size?: 'usual' | 'large' | 'small' | 'compact' | 'cell' | 'round';
};

type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** While `busy` is true, the button shows `busyLabel`, keeps its width and ignores presses. */
    busy?: boolean | undefined;
    busyLabel?: ReactNode;
  };

/** A push button. `children` and `busyLabel` take up the same space, so that the button always has the same width. */
export function Button({ look, size, busy, busyLabel, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ look, size }, className)}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={busy ? (event) => event.preventDefault() : rest.onClick}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <span className={styles.labels}>
          <span aria-hidden={Boolean(busy)}>{children}</span>
          <span aria-hidden={!busy}>{busyLabel}</span>
        </span>
      )}
    </button>
  );
}

/** A round button with an icon; only screen readers say its name. */
export function IconButton({ label, ...rest }: Omit<ButtonProps, 'size'> & { label: string }) {
  return <Button look="plain" {...rest} size="round" aria-label={label} />;
}

/** A link that looks like a button and goes to a page of this site. */
export function ButtonLink({ look, size, className, ...rest }: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ look, size }, className)} />;
}

/** A link that looks like a button and leaves this site, in a new tab. */
export function OutwardButton({ look, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a target="_blank" rel="noopener" {...rest} className={buttonClass({ look, size }, className)} />;
}

/**
 * Returns the classes of a button, for an element that only looks like a button: a label around a file, words in a card
 * that is a link.
 */
export function buttonClass({ look = 'gold', size = 'usual' }: Look, more = ''): string {
  return `${styles.button} ${styles[look]} ${size === 'usual' ? '' : styles[size]} ${more}`.trim();
}
