import { Suspense } from 'react';
import { useLocation } from 'react-router';
import type { RoomPart } from '#event/web/room-part.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';

const HereMany = lazyComponent(async () => (await import('./here-many.tsx')).HereMany);

/** A part of the room's page, for the leader of the crew that the address names. */
export const CrewInRoom: RoomPart = ({ start, onStand }) => {
  const crew = new URLSearchParams(useLocation().search).get('crew');
  if (crew === null) return null;
  return (
    <Suspense>
      <HereMany crew={crew} start={start} onStand={onStand} />
    </Suspense>
  );
};
