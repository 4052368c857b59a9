// The names of the player's first button, for journeys, component tests and the bench.

/** A lesson's button also names the next step: 'Play: Warm up'. */
export const playName = /^Play(:|$)/;
/** A lesson's button says Stop, or Stop Loop of a loop of the learner's own; any other player's Pause. */
export const stopName = /^(Stop( Loop)?|Pause)$/;
