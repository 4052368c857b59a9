// Texts of the feedback page. The rules' messages are in src/platform/content/messages.ts.

export const feedback = {
  feedback_title: 'Share Your Feedback',
  feedback_text: 'What works, what creaks, what should rise next? We read everything.',
  feedback_name: 'Name (optional)',
  feedback_email: 'Email (optional)',
  feedback_email_hint: 'Only if you would like an answer.',
  feedback_type: 'Feedback type',
  feedback_type_choose: 'Choose one',
  feedback_type_bug: 'Bug Report',
  feedback_type_feature: 'Feature Request',
  feedback_type_general: 'General Feedback',
  feedback_type_suggestion: 'Suggestion',
  feedback_message: 'Message',
  feedback_message_hint: 'A few sentences, please: at least 200 characters.',
  feedback_counter: '{count} / 200 characters',
  feedback_submit: 'Submit Feedback',
  feedback_sending: 'Sending...',
} as const;
