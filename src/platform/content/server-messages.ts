// The fixed texts that the server itself writes, in its answers and in the pages that it draws.

export const serverMessages = {
  // Words between the names of moves, on the cue sheets in lesson notes.
  'cueSheet.again': 'again',
  'cueSheet.otherSide': '{title} (other side)',

  // The names of browsers in the list of devices.
  'device.onSystem': '{browser} on {system}',
  'device.browser': 'Browser',
  'device.unknown': 'Unknown device',

  // The page that answers a form which was sent before its scripts had arrived.
  'unreadyForm.title': 'This page was not ready yet',
  'unreadyForm.paragraphs.0':
    'Your browser sent the form before the page had finished loading. Nothing was sent on and nothing was stored.',
  'unreadyForm.paragraphs.1':
    'Please go back with your browser, where what you typed may still stand, or open the form again and wait a moment. If JavaScript is switched off in your browser, please switch it on for this site.',
  'unreadyForm.again': 'Open the form again',

  // Texts in place of 'wait a moment', where the wait is longer.
  'wait.minutes': 'That was a lot at once. Please try again in {minutes} minutes.',
  'wait.hours': 'That was a lot at once. Please try again in {hours} hours.',

  // A calm sentence for every error code of the contract. It says what a person can do next, if anything.
  'error.invalid_input': 'Something in what you entered cannot be used. Please check it and try again.',
  'error.unauthenticated': 'Please sign in to continue.',
  'error.invalid_credentials': 'Email or password is not correct.',
  'error.forbidden': 'You do not have access to this.',
  'error.under_13': 'You need to be at least 13 years old to create an account.',
  'error.reauth_required':
    'Please enter your password. If you have none, sign in again with a mailed link first.',
  'error.not_found': 'We could not find that.',
  'error.method_not_allowed': 'That is not possible here.',
  'error.conflict': 'Somebody changed this at the same time. Please reload and try again.',
  'error.locked': 'Complete the lesson before this one first.',
  'error.email_taken': 'This email is already registered.',
  'error.other_person': 'Another person has signed in in this browser. Nothing was saved.',
  'error.link_invalid':
    'This link has expired or was already used. Please request a new one. There may be a newer mail from us already.',
  'error.code_invalid': 'This code does not fit. Please look into the newest mail, or request a new one.',
  'error.too_large': 'That is more than we can take at once.',
  'error.uri_too_long': 'That address is too long.',
  'error.unsupported_media_type': 'That kind of content is not supported.',
  'error.too_many_requests': 'That was a lot at once. Please wait a moment and try again.',
  'error.internal': 'Something went wrong on our side. Please try again.',
  'error.unavailable': 'We cannot be reached at the moment. Please try again shortly.',
} as const;

/** Texts that are in the HTML of pages for browsers in which the scripts can't run. */
export const documentTexts = {
  // A text that browsers without scripts show on pages that only scripts can fill.
  noScriptText:
    'This page needs JavaScript, and your browser does not run it here. Please switch it on and load the page again.',

  // A text that every page shows in a browser that is too old for the build (src/subjects/web/vite.config.ts).
  oldBrowserText:
    'This browser is too old: parts of this site will not work in it. It needs Safari and iOS 16.4, Chrome or Edge 111, Firefox 121, or newer.',
} as const;
