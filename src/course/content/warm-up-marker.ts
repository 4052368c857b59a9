// The marker of the warm-up card in a lesson's notes. It has a line or paragraph to itself, where the screen shows
// the card.

export const warmUpMarker = '[WARM_UP]';
