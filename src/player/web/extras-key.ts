/** Under which a device keeps its choices about the player. */
export const extrasKey = 'shamble.player.extras.v1';
