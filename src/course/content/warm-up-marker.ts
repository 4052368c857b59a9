// The marker stands on a line or in a paragraph of its own in a lesson's notes; the screen shows the warm-up card in
// its place.

export const warmUpMarker = '[WARM_UP]';
