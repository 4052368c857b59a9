// The fixed texts: toasts, form messages and errors (specification, sections 5 and 8). Operators can't edit them, because
// tests, the contract and support answers rely on the words. src/platform/rules/fill-template.ts fills {placeholders}.

/** The forms of a moment. */
export const momentTexts = {
  dayAndTime: '{day} at {time}',
  withUtc: '{here} / {time} GMT ({day})',
} as const;

/** The words between the moves' names in the cue sheets of the notes. */
export const cueSheetTexts = {
  again: 'again',
  otherSide: '{title} (other side)',
} as const;

/** The names of browsers in the list of devices. */
export const deviceTexts = {
  onSystem: '{browser} on {system}',
  browser: 'Browser',
  unknown: 'Unknown device',
} as const;

/** Toasts: a text alone, or a title with a text. */
export const toastTexts = {
  errorTitle: 'Error',
  noUserReturned: 'No user returned',

  noVideo: 'No videos available for this lesson',
  videoFailed: 'Unable to load video. Please check video IDs.',
  missingInformation: 'Missing required information',
  progressSaved: 'Progress saved!',
  progressRemoved: 'Progress removed',
  progressSaveFailed: 'Failed to save progress: {message}',
  progressUpdateFailed: 'Failed to update progress',
  savedOnThisDevice: 'saved on this device',
  lessonCompleted: 'Lesson marked complete!',
  lessonCompleteFailed: 'Failed to mark lesson complete',
  speedSet: 'Speed set to {n}x',
  loopEnabled: 'Loop enabled',
  loopDisabled: 'Loop disabled',

  settingsSaved: 'Settings saved!',
  settingsFailed: 'Failed to update settings',
  signedOut: 'Signed out successfully',
  signedOutHere: 'Signed out on this device. The server is told as soon as it can be reached.',
  signOutTakesDrafts:
    'Signing out takes what you typed in the studio, and did not save there, off this device.',
  signOutAllTheSame: 'Sign out all the same',
  otherPerson: 'This browser is now signed in as {name}.',
  cookieNeeded:
    'Signing in needs a cookie, and your browser keeps none for this site. Please allow cookies here and try again.',

  otherFailure: 'An error occurred',
} as const;

/** Texts that stand in where editable text or data is missing. */
export const fallbackTexts = {
  loading: 'Loading...',
  dateToBeDecided: 'Date TBD - Stay tuned!',
  outOfReach: 'We cannot be reached at the moment.',
  checkConnection: 'We cannot be reached at the moment. Please check your connection and try again.',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  loopingSoon: 'Looping in {seconds} seconds...',
} as const;

/** The words on pages that only scripts can fill, where the browser runs none. */
export const noScriptText =
  'This page needs JavaScript, and your browser does not run it here. Please switch it on and load the page again.';

/**
 * The words on every page for browsers older than the build is made for (src/subjects/web/vite.config.ts).
 */
export const oldBrowserText =
  'This browser is too old: parts of this site will not work in it. It needs Safari and iOS 16.4, Chrome or Edge 111, Firefox 121, or newer.';

/** The page that answers a form which was sent before its scripts had arrived. */
export const unreadyFormTexts = {
  title: 'This page was not ready yet',
  paragraphs: [
    'Your browser sent the form before the page had finished loading. Nothing was sent on and nothing was stored.',
    'Please go back with your browser, where what you typed may still stand, or open the form again and wait a moment. If JavaScript is switched off in your browser, please switch it on for this site.',
  ],
  again: 'Open the form again',
} as const;

/** The words in place of 'wait a moment', where that would not be true. */
export const waitTexts = {
  minutes: 'That was a lot at once. Please try again in {minutes} minutes.',
  hours: 'That was a lot at once. Please try again in {hours} hours.',
} as const;

/** A calm sentence for every error code of the contract; it says what to do next where there is something to do. */
export const errorTexts: Readonly<Record<string, string>> = {
  invalid_input: 'Something in what you entered cannot be used. Please check it and try again.',
  unauthenticated: 'Please sign in to continue.',
  invalid_credentials: 'Email or password is not correct.',
  forbidden: 'You do not have access to this.',
  under_13: 'You need to be at least 13 years old to create an account.',
  reauth_required: 'Please enter your password. If you have none, sign in again with a mailed link first.',
  not_found: 'We could not find that.',
  method_not_allowed: 'That is not possible here.',
  conflict: 'Somebody changed this at the same time. Please reload and try again.',
  locked: 'Complete the lesson before this one first.',
  email_taken: 'This email is already registered.',
  other_person: 'Another person has signed in in this browser. Nothing was saved.',
  link_invalid:
    'This link has expired or was already used. Please request a new one. There may be a newer mail from us already.',
  code_invalid: 'This code does not fit. Please look into the newest mail, or request a new one.',
  too_large: 'That is more than we can take at once.',
  uri_too_long: 'That address is too long.',
  unsupported_media_type: 'That kind of content is not supported.',
  too_many_requests: 'That was a lot at once. Please wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  unavailable: 'We cannot be reached at the moment. Please try again shortly.',
};
