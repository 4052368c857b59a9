// The fixed texts of forms. They are not among the texts of messages.ts, because only pages with a form load them.

export const formTexts = {
  // The feedback rules' messages (specification, section 5).
  'feedback.nameTooLong': 'Name must be less than 100 characters',
  'feedback.emailInvalid': 'Invalid email address',
  'feedback.emailTooLong': 'Email must be less than 255 characters',
  'feedback.typeInvalid': 'Please select a valid feedback type',
  'feedback.messageTooShort': 'Message must be at least 200 characters',
  'feedback.messageTooLong': 'Message must be less than 5000 characters',

  // The account forms' messages.
  'form.firstNameRequired': 'Please enter your first name.',
  'form.nameTooLong': 'A name can have at most 100 characters.',
  'form.emailRequired': 'Please enter your email address.',
  'form.emailInvalid': 'Please enter an email address, such as dancer@example.com.',
  'form.emailTooLong': 'An email address can have at most 255 characters.',
  'form.passwordRequired': 'Please enter a password.',
  'form.passwordTooShort': 'A password needs at least 8 characters.',
  'form.passwordTooLong': 'A password can have at most 128 characters.',
  'form.passwordTooCommon': 'This password is too common. Please choose another.',
  'form.passwordWrong': 'That is not your password.',
  'form.codeUnread': 'That is no code. A code looks like K7QM-2XWT.',
  'form.codeWrong':
    'This code does not fit: it may be mistyped, too old or used already, or there may be a newer mail.',
  'form.codeElsewhere':
    'A code works only in the browser that asked for it, and only for a few minutes. Please ask for a new mail here, or open the link in it.',
  'form.codeDead':
    'That was wrong five times, so the code of this mail no longer works. Its link does; or ask for a new mail.',

  // Toasts of forms.
  'toast.loginFailedTitle': 'Login Failed',
  'toast.signUpFailedTitle': 'Signup Failed',
  'toast.magicLinkSentTitle': 'Check your email',
  'toast.magicLinkSent': 'We sent you a magic link to sign in.',
  'toast.emailTaken': 'This email is already registered.',
  'toast.emailTakenLink': 'Login instead',
  'toast.surveyIncomplete': 'Please complete all questions',
  'toast.passwordResetSent': 'Password reset email sent!',
  'toast.passwordResetFailed': 'Failed to send password reset email',
  'toast.feedbackSent': 'Thanks for your feedback!',
  'toast.feedbackFailed': 'Failed to send feedback. Please try again.',
  'toast.faqDebugFailed': 'Error: {message}',
  'toast.seedUnexpected': '❌ Unexpected error',
} as const;
