import { type ReactNode, Suspense } from 'react';
import type { TrophyPart } from '#course/content/trophies.ts';
import { Drawing } from '#platform/web/art/drawing.tsx';
import { lazyComponent } from '#platform/web/lazy-component.tsx';

/** A picture that is loaded after its card. Until then an empty drawing of the same shape keeps its place. */
export function CardPicture({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return <Suspense fallback={<Drawing viewBox={viewBox}>{null}</Drawing>}>{children}</Suspense>;
}

export const CrowdPicture = lazyComponent(
  async () => (await import('#platform/web/art/pictures/crowd.svg')).Picture,
  () => null,
);
export const HandPicture = lazyComponent(
  async () => (await import('#platform/web/art/pictures/grave-hand.svg')).Picture,
  () => null,
);
const Trophy = lazyComponent(
  async () => (await import('#course/web/art/trophy-art.tsx')).TrophyArt,
  () => null,
);

/** A trophy, loaded later: the drawings of all five have more code than the rest of the dashboard. */
export function TrophyPicture(trophy: { part: TrophyPart; unlocked: boolean }) {
  return (
    <CardPicture viewBox="-4 -8 128 160">
      <Trophy {...trophy} />
    </CardPicture>
  );
}
