import type { ReactNode } from 'react';

type NextWordsProps = {
  /** What the page's gold control does; null where that says itself. */
  words: string | null;
  /** Another thing that can be done with the step. */
  aside?: ReactNode;
};

/** The sentence on the next step, which stands with its gold control. */
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
