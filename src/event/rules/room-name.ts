/** Returns a room's start as it is written in addresses: '2027-10-30T22:00Z'. */
export function roomName(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`;
}
