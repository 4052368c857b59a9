// The frame of every drawing: an image with a name, or decoration that assistive technology ignores.

import type { ReactNode } from 'react';

export type DrawingProps = {
  className?: string;
  /** The words that say what the drawing shows; missing for decoration. */
  label?: string;
};

export function Drawing({
  viewBox,
  fit,
  label,
  className,
  children,
}: DrawingProps & { viewBox: string; fit?: string; children: ReactNode }) {
  const frame = { viewBox, className, preserveAspectRatio: fit };
  return label ? (
    <svg {...frame} role="img" aria-label={label}>
      {children}
    </svg>
  ) : (
    <svg {...frame} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
