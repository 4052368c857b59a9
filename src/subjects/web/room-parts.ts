// The parts of a room that come from other subjects.

import { CrewInRoom } from '#crew/web/crew-in-room.tsx';
import type { RoomPart } from '#event/web/room-part.ts';

export const roomParts: Readonly<Record<string, RoomPart>> = {
  crew: CrewInRoom,
};
