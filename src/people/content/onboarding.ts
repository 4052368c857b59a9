// Texts of the age gate at /auth.

export const onboarding = {
  onboarding_title: 'Before you rise',
  onboarding_tagline: 'Twelve short lessons. One long-awaited groan.',
  onboarding_prompt: 'How old are you?',
  onboarding_under_13: 'Under 13',
  onboarding_13_17: '13-17',
  onboarding_18_plus: '18+',
  onboarding_under_13_message:
    'You need to be at least 13 to have an account here. Ask a grown-up to learn the dance with you: nobody lurches better than family.',
  onboarding_under_13_class: 'A grown-up can show you the dance on a class screen, without any account:',
  onboarding_13_17_message: 'Welcome! Please make sure that a parent or guardian agrees before you sign up.',
  onboarding_18_plus_message: 'Welcome! You are officially old enough to be undead.',
  onboarding_home: 'Back to Homepage',
  onboarding_continue: 'Continue',
  onboarding_login_prompt: 'Already have an account?',
  onboarding_login_link: 'Login',
} as const;
