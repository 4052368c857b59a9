/** The spelling of a start in an address: '2027-10-30T22:00Z'. */
export function roomName(start: number): string {
  return `${new Date(start).toISOString().slice(0, 16)}Z`;
}
