// The words of mails about accounts, and of reminders. The server fills in {first_name}, {challenge_name} and
// {event_date}. Reminders invite: they must not count what a learner missed, nor speak of loss or guilt.

export type MailText = {
  subject: string;
  paragraphs: readonly string[];
  /** The text of the mail's one button; the server fills in its address. */
  button?: string;
  /** The text before the code, which can be typed instead of pressing the button. */
  code?: string;
  /** A small line at the end. */
  note?: string;
};

export const peopleMails = {
  welcome: {
    subject: 'Welcome to the horde, {first_name}!',
    paragraphs: [
      'Welcome, {first_name}. From today you are one of us: slow, crooked and perfectly on the count.',
      'Practice 30 minutes a day and the whole dance will be in your bones before the event.',
      'Start with Lesson 1. When a part will not stick, use the loop feature: it repeats 15 seconds until your feet know them, at any speed you like.',
    ],
    button: 'Start Lesson 1',
  },
  magic: {
    subject: 'Your sign-in link',
    paragraphs: ['Hello {first_name}, here is the link to sign in. It works once, for 10 minutes.'],
    button: 'Sign in',
    code: 'Does it open in another browser than the one in which you asked? Then type this code where you asked. Tell it to nobody.',
    note: 'You did not ask for this? Then simply ignore it; nobody gets in without this mail.',
  },
  reset: {
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {first_name}, with this link you can choose a new password. It works once, for 30 minutes.',
    ],
    button: 'Choose a new password',
    note: 'You did not ask for this? Then ignore it; your password stays as it is.',
  },
  email: {
    subject: 'Confirm your new address',
    paragraphs: [
      'Hello {first_name}, this address is to be the one of your account. Open the link on the device on which you are signed in. It works once, for 30 minutes.',
    ],
    button: 'Use this address',
    code: 'Does it open in another browser? Then type this code where you asked. Tell it to nobody.',
    note: 'You did not ask for this? Then ignore it; nothing changes.',
  },
  password_changed: {
    subject: 'Your password was changed',
    paragraphs: [
      'Hello {first_name}, the password of your account was just changed, and all devices were signed out.',
      'That was not you? Then ask for a new password at once:',
    ],
    button: 'Go to the sign-in page',
  },
  email_changed: {
    subject: 'Your address was changed',
    paragraphs: [
      'Hello {first_name}, the address of your account was just changed to another one. Mails will go there from now on.',
      'That was not you? Then please answer this mail at once.',
    ],
  },
  practice: {
    subject: 'The graveyard is quiet tonight',
    paragraphs: [
      'Hello {first_name}, a few minutes are enough: pick one segment, loop it, and shuffle along.',
      'Everything is where you left it.',
    ],
    button: 'Practice a little',
  },
  event_week: {
    subject: 'One week until {challenge_name}',
    paragraphs: [
      'Hello {first_name}, in one week the world dances: {event_date}.',
      'A good week to dance the parts you know from start to end, and to find your most ragged shirt.',
    ],
    button: 'Practice now',
  },
  event_day: {
    subject: 'Less than a day until {challenge_name}',
    paragraphs: [
      'Hello {first_name}, less than a day is left: {event_date}.',
      'Dance it through once, then rest. Zombies are patient.',
    ],
    button: 'Rehearse it once more',
  },
  event_hour: {
    subject: 'It is almost time',
    paragraphs: [
      'Hello {first_name}, {challenge_name} is about to begin: {event_date}.',
      'Warm up, stretch, and rise.',
    ],
    button: 'Warm up with the routine',
  },
} as const satisfies Record<string, MailText>;

/** Replaces {first_name} in a mail to an unproven address if the name could be read as a link. */
export const namelessGreeting = 'dancer';

/** Replaces {challenge_name} while the event has no name. */
export const namelessChallenge = 'the dance';

/** Texts at the end of a mail that can be unsubscribed from, and of the page that its link leads to. */
export const peopleUnsubscribeTexts = {
  reminders: {
    reason: 'You get this because reminders are switched on in your profile.',
    link: 'Stop these reminders',
    pageTitle: 'Stop reminders',
    question: 'Do you want to stop these reminder mails?',
    button: 'Stop reminders',
    done: 'Reminders are off. You can switch them on again in your profile.',
    invalid:
      'This link is not complete. Please use the one in your latest mail, or the switch in your profile.',
    profileLink: 'Open my profile',
  },
} as const;
