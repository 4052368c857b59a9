import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { RoomPart } from '#event/web/room-part.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';

const HereMany = lazyComponent(async () => (await import('./here-many.tsx')).HereMany);

/**
 * The part of the room's page in which a leader says for how many people the page counts. The address names the crew.
 */
export const CrewInRoom: RoomPart = ({ start, onStand }) => {
  const crew = new URLSearchParams(useLocation().search).get('crew');
  if (crew === null) return null;
  return (
    <Suspense>
      <HereMany crew={crew} start={start} onStand={onStand} />
    </Suspense>
  );
};
