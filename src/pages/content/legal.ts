// The texts of the legal page and their order. They are not among the texts of all pages (copyDefaults), because only
// /legal needs them. Operators set the names for {video_service} and other services in the texts legal_{service}.

export const legalDefaults = {
  legal_title: 'Legal',
  legal_updated: 'Last updated: October 2025',
  legal_intro:
    'Plain words, as far as the law allows them. Four sections: copyright, terms, disclaimer, privacy.',
  legal_video_service: 'YouTube',
  legal_payment_service: 'Buy Me a Coffee',
  legal_backend_service: 'our own server with a PostgreSQL database',
  legal_host_service: 'our hosting provider',
  legal_mail_service: 'our mail provider',

  legal_copyright_title: 'Copyright',
  legal_copyright_independence_title: 'An independent course',
  legal_copyright_independence_text:
    'This course is independent of the event organiser. It is neither run nor endorsed by them. Names and marks of the event belong to their owners and are used only to say which event the course prepares for.',
  legal_copyright_content_title: 'What is ours',
  legal_copyright_content_text:
    "The lessons, texts, drawings, the house routine and its sound are the work of the course's makers. You may dance all of it anywhere, alone or in a crowd. Please do not sell it or publish it as your own.",
  legal_copyright_others_title: "What is others'",
  legal_copyright_others_text:
    'Videos shown through {video_service} belong to those who published them there and are subject to its terms. No recording or lyrics of a commercial song are part of this course.',

  legal_terms_title: 'Terms of Use',
  legal_terms_age_title: 'Minimum age',
  legal_terms_age_text:
    'You must be at least 13 years old to have an account. If you are under 18, a parent or guardian must agree to your use of the course.',
  legal_terms_account_title: 'Your account',
  legal_terms_account_text:
    'Give us an email address that works, keep your password to yourself, and tell us if somebody else uses your account. You are responsible for what happens with it.',
  legal_terms_use_title: 'Acceptable use',
  legal_terms_use_text:
    "Use the course to learn, teach and organise the dance. Do not try to break it, overload it, read other people's data, or collect its content automatically.",
  legal_terms_content_title: 'What you send us',
  legal_terms_content_text:
    'Feedback must not be unlawful, hurtful, or advertising, and must not contain what belongs to others. We may use suggestions to improve the course without owing you anything for them.',
  legal_terms_end_title: 'Ending it',
  legal_terms_end_text:
    'You can delete your account in your profile at any time. We may close accounts that break these terms.',
  legal_terms_changes_title: 'Changes',
  legal_terms_changes_text:
    'We may change the course and these terms. The date on this page tells you when. If you go on using the course after a change, the new terms apply.',

  legal_disclaimer_title: 'Disclaimer',
  legal_disclaimer_health_title: 'Health and safety',
  legal_disclaimer_health_text:
    'Dancing is exercise. Warm up and stretch for 5-10 minutes, clear the floor around you, wear shoes that hold, and stop if something hurts. You practice at your own risk.',
  legal_disclaimer_medical_title: 'No medical advice',
  legal_disclaimer_medical_text:
    'Nothing here is medical advice. If you are unsure whether you should dance, ask a doctor first.',
  legal_disclaimer_education_title: 'For learning',
  legal_disclaimer_education_text:
    'The course is for educational purposes. We do not promise that you can dance at any particular event, or that everything here is free of errors.',
  legal_disclaimer_liability_title: 'Liability',
  legal_disclaimer_liability_text:
    'As far as the law allows, we are not liable for injuries, damage or loss that come from using the course, nor for websites we link to.',

  legal_privacy_title: 'Privacy',
  legal_privacy_collected_title: 'What we collect',
  legal_privacy_collected_text:
    'Your email address, your name, your age group (never a birth date), your experience level and role, your progress in the course, and device data: your time zone and the kind of browser of each sign-in. Feedback is stored with the name and address you choose to give, and with your account if you are signed in.',
  legal_privacy_use_title: 'What we use it for',
  legal_privacy_use_text:
    'To keep your progress, streak and trophies; to send reminders and updates if you want them; and to answer you. We do not sell it, and there is no advertising and no tracking.',
  legal_privacy_cookies_title: 'Cookies and your device',
  legal_privacy_cookies_text:
    'One cookie keeps you signed in. Another one tells us, after you signed out, that you signed in on this device before, so that nobody can lock you out by guessing your password. Player settings, practice marks made without a connection, and films that you make of yourself in the mirror are kept on your device; the films never leave it by themselves. Someone who chooses "Under 13" gets one cookie that says so until the browser is closed, and nothing else.',
  legal_privacy_services_title: 'Services we rely on',
  legal_privacy_services_text:
    'The backend of the course, which stores all of this, is {backend_service}; it runs at {host_service}. Mails go out through {mail_service}. Videos come from {video_service} and are contacted only when you press play. Donations are made on the pages of {payment_service}; we never see how you pay.',
  legal_privacy_minors_title: 'Younger dancers',
  legal_privacy_minors_text:
    'Nothing is stored about children under 13. For dancers of 13 to 17 reminders are off at first and are never sent late in the evening.',
  legal_privacy_rights_title: 'Your choices',
  legal_privacy_rights_text:
    'You can read, download and delete your data in your profile, and turn off email there or with the link in every mail. You may also request deletion, or anything else the law gives you, through the contact link below.',
} as const;

/** The sections in order, with ids and topics. Titles and texts have the ids legal_{id}_{topic}_*. */
export const legalSections = [
  { id: 'copyright', title: 'legal_copyright_title', topics: ['independence', 'content', 'others'] },
  {
    id: 'terms',
    title: 'legal_terms_title',
    topics: ['age', 'account', 'use', 'content', 'end', 'changes'],
  },
  {
    id: 'disclaimer',
    title: 'legal_disclaimer_title',
    topics: ['health', 'medical', 'education', 'liability'],
  },
  {
    id: 'privacy',
    title: 'legal_privacy_title',
    topics: ['collected', 'use', 'cookies', 'services', 'minors', 'rights'],
  },
] as const;

export type LegalKey = keyof typeof legalDefaults;
