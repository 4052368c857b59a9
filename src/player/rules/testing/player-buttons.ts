// The names of the player's first button, for journeys, component tests and the bench.

/** A lesson's button also names the next step: 'Play: Warm up'. */
export const playName = /^Play(:|$)/;
/**
 * While a lesson plays, its button says Stop, or Stop Loop for a loop of the learner's own; the button of any other
 * player says Pause.
 */
export const stopName = /^(Stop( Loop)?|Pause)$/;
