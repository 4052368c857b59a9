// What other subjects show in a room.

/** Where a crew's leader counts for those in front of the screen. */
export const loadHereMany = async () => (await import('#crew/web/here-many.tsx')).HereMany;
