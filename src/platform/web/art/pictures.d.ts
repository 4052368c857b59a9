// What the build makes of a drawing (scripts/svg-pictures.ts).

declare module '*.svg' {
  import type { ReactNode } from 'react';
  import type { DrawingProps } from '#platform/web/art/drawing.tsx';

  export const viewBox: string;
  /** The drawing without its frame, to be put into another drawing. */
  export function Inside(): ReactNode;
  export function Picture(props: DrawingProps): ReactNode;
}

/** The drawing as a file of its own, for a page that has no scripts yet. */
declare module '*.svg?url' {
  const address: string;
  export default address;
}
