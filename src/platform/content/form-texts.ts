// The fixed texts of forms, apart from the other messages (messages.ts): only pages with a form load them.

/** The feedback rules' messages (specification, section 5). */
export const feedbackTexts = {
  nameTooLong: 'Name must be less than 100 characters',
  emailInvalid: 'Invalid email address',
  emailTooLong: 'Email must be less than 255 characters',
  typeInvalid: 'Please select a valid feedback type',
  messageTooShort: 'Message must be at least 200 characters',
  messageTooLong: 'Message must be less than 5000 characters',
} as const;

/** The account forms' messages. */
export const formTexts = {
  firstNameRequired: 'Please enter your first name.',
  nameTooLong: 'A name can have at most 100 characters.',
  emailRequired: 'Please enter your email address.',
  emailInvalid: 'Please enter an email address, such as dancer@example.com.',
  emailTooLong: 'An email address can have at most 255 characters.',
  passwordRequired: 'Please enter a password.',
  passwordTooShort: 'A password needs at least 8 characters.',
  passwordTooLong: 'A password can have at most 128 characters.',
  passwordTooCommon: 'This password is too common. Please choose another.',
  passwordWrong: 'That is not your password.',
  codeUnread: 'That is no code. A code looks like K7QM-2XWT.',
  codeWrong:
    'This code does not fit: it may be mistyped, too old or used already, or there may be a newer mail.',
  codeElsewhere:
    'A code works only in the browser that asked for it, and only for a few minutes. Please ask for a new mail here, or open the link in it.',
  codeDead:
    'That was wrong five times, so the code of this mail no longer works. Its link does; or ask for a new mail.',
} as const;

/** Toasts of forms, as toastTexts. */
export const formToastTexts = {
  loginFailedTitle: 'Login Failed',
  signUpFailedTitle: 'Signup Failed',
  magicLinkSentTitle: 'Check your email',
  magicLinkSent: 'We sent you a magic link to sign in.',
  emailTaken: 'This email is already registered.',
  emailTakenLink: 'Login instead',
  surveyIncomplete: 'Please complete all questions',
  passwordResetSent: 'Password reset email sent!',
  passwordResetFailed: 'Failed to send password reset email',
  feedbackSent: 'Thanks for your feedback!',
  feedbackFailed: 'Failed to send feedback. Please try again.',
  faqDebugFailed: 'Error: {message}',
  seedUnexpected: '❌ Unexpected error',
} as const;
