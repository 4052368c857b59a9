import type { ReactNode } from 'react';

type NextWordsProps = {
  /** The sentence that says what the page's gold control does; null if the control's own label says it. */
  words: string | null;
  /** A second control beside the sentence, such as the button that skips the next step. */
  aside?: ReactNode;
};

/** The sentence about the next step, shown with the gold control that starts the step. */
export function NextWords({ words, aside }: NextWordsProps) {
  return (
    words !== null && (
      <p className="next-words">
        <span>{words}</span>
        <span>{aside}</span>
      </p>
    )
  );
}
