// The module that an import of a drawing gives (the build makes it by scripts/svg-pictures.ts).

declare module '*.svg' {
  import type { ReactNode } from 'react';
  import type { DrawingProps } from '#platform/web/art/drawing.tsx';

  export const viewBox: string;
  /** The drawing without its frame, for use in another drawing. */
  export function Inside(): ReactNode;
  export function Picture(props: DrawingProps): ReactNode;
}

/** The address of the drawing as a file, for a page that has no scripts yet. */
declare module '*.svg?url' {
  const address: string;
  export default address;
}
