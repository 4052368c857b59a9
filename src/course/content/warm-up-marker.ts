// The marker in the notes of a lesson that the screen replaces with the warm-up card. It has a line or a paragraph to
// itself.

export const warmUpMarker = '[WARM_UP]';
