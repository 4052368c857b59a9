// Texts of small pages.

/** Texts of the feedback page. The rules' messages are in src/platform/content/form-texts.ts. */
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

/** Texts of the community page. */
export const community = {
  community_title: 'Join the Community',
  community_text: 'Zombies move in groups. Here are ours.',
  community_group_title: 'The group',
  community_group_text: 'Ask questions, share clips, find people near you.',
  community_social_title: 'Pictures and clips',
  community_social_text: 'Rehearsals, costumes, and very slow chases.',
  community_official_title: 'The official event site',
  community_official_text: 'Dates, rules and where the world dances.',
  community_platform_button: 'Visit Our Community on Skool!',
} as const;

/** Texts of the donation page and the not-found page. */
export const coffee = {
  coffee_title: 'Buy us a coffee',
  coffee_text:
    'The course is free and stays free: no trial, no credit card, no coffin upgrade. It is made in the evenings, and evenings run on coffee.',
  coffee_use:
    'Your gift pays for servers, cameras and the occasional shovel. It is voluntary and unlocks nothing.',
  coffee_button: 'Give a coffee',
  coffee_note: 'Opens the payment page in a new tab.',

  not_found_code: '404',
  not_found_title: 'Oops! Page not found',
  not_found_text: 'Something was buried here once. It seems to have got up and left.',
  not_found_home: 'Return to Home',
} as const;
