import { type ComponentType, lazy, Suspense } from 'react';
import { Drawing, type DrawingProps } from '#web/art/drawing.tsx';

/** A picture that few dashboards show, fetched when it is needed; an empty drawing of its shape keeps its place. */
export function CardPicture({ viewBox, Picture }: { viewBox: string; Picture: ComponentType<DrawingProps> }) {
  return (
    <Suspense fallback={<Drawing viewBox={viewBox}>{null}</Drawing>}>
      <Picture />
    </Suspense>
  );
}

export const CrowdPicture = lazy(async () => ({
  default: (await import('#web/art/pictures/crowd.svg')).Picture,
}));
export const HandPicture = lazy(async () => ({
  default: (await import('#web/art/pictures/grave-hand.svg')).Picture,
}));
