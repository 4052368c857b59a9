/**
 * The keys under which a device stores the player's settings: those that the specification names, and our own.
 */
export const settingsKeys = { specified: 'shamble.player.v1', ours: 'shamble.player.extras.v1' } as const;
