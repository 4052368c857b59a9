// The fixed texts that every page has (specification, section 8). form-texts.ts has the texts of forms, and
// server-messages.ts the texts that the server writes. Operators can't edit fixed texts, because tests, the contract
// and support answers rely on the words. src/platform/rules/fill-template.ts fills {placeholders}.

/** Messages that the scripts of every page carry. */
export const messages = {
  // Formats of a day with a time.
  'moment.dayAndTime': '{day} at {time}',
  'moment.withUtc': '{here} / {time} GMT ({day})',

  // Texts of toasts. A toast has a text alone, or a title with a text.
  'toast.errorTitle': 'Error',
  'toast.noUserReturned': 'No user returned',

  'toast.noVideo': 'No videos available for this lesson',
  'toast.videoFailed': 'Unable to load video. Please check video IDs.',
  'toast.missingInformation': 'Missing required information',
  'toast.progressSaved': 'Progress saved!',
  'toast.progressRemoved': 'Progress removed',
  'toast.progressSaveFailed': 'Failed to save progress: {message}',
  'toast.progressUpdateFailed': 'Failed to update progress',
  'toast.savedOnThisDevice': 'saved on this device',
  'toast.lessonCompleted': 'Lesson marked complete!',
  'toast.lessonCompleteFailed': 'Failed to mark lesson complete',
  'toast.speedSet': 'Speed set to {n}x',
  'toast.loopEnabled': 'Loop enabled',
  'toast.loopDisabled': 'Loop disabled',

  'toast.settingsSaved': 'Settings saved!',
  'toast.settingsFailed': 'Failed to update settings',
  'toast.signedOut': 'Signed out successfully',
  'toast.signedOutHere': 'Signed out on this device. The server is told as soon as it can be reached.',
  'toast.signOutTakesDrafts':
    'Signing out takes what you typed in the studio, and did not save there, off this device.',
  'toast.signOutAllTheSame': 'Sign out all the same',
  'toast.otherPerson': 'This browser is now signed in as {name}.',
  'toast.cookieNeeded':
    'Signing in needs a cookie, and your browser keeps none for this site. Please allow cookies here and try again.',

  'toast.otherFailure': 'An error occurred',

  // Texts used where editable text or data is missing, and names of controls.
  'fallback.loading': 'Loading...',
  'fallback.dateToBeDecided': 'Date TBD - Stay tuned!',
  'fallback.outOfReach': 'We cannot be reached at the moment.',
  'fallback.checkConnection':
    'We cannot be reached at the moment. Please check your connection and try again.',
  'fallback.tryAgain': 'Try again',
  'fallback.dismiss': 'Dismiss',
  'fallback.notifications': 'Notifications',
  'fallback.loopingSoon': 'Looping in {seconds} seconds...',
} as const;
