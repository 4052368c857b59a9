// The things that other subjects show of crews: their entry in the operators' list of features, words on other pages,
// and mails.

import type { MailText } from '#people/content/mail-texts.ts';
import type { Feature } from '#platform/content/feature.ts';

export const crewFeature = {
  crew: {
    title: 'Crews',
    about: 'Groups who rehearse together, with a leader, and the day of their event.',
    mention: /\bcrews?\b/i,
    ownTexts: /^(?:crew_|day_|nav_crew|mail_(?:unsubscribe_)?crew)/,
  },
} satisfies Record<string, Feature>;

/** The pages that are switched off with crews; a path includes all paths below it. */
export const crewFeaturePages = { crew: ['/crew'] };

/** Texts about crews on other pages. Every page gets them, unlike the texts of the pages of crews. */
export const crewEverywhere = {
  nav_crew: 'My crew',
  together_many_people: 'How many are in front of this screen?',
  together_many_hint:
    'You lead a crew, so this screen can count for all of you, 2 to 500. Who has the room open on a phone as well is counted twice: ask them to close it.',
  together_many_wrong: 'Please enter a whole number from 2 to 500.',
  together_many_button: 'Count us all',
  together_many_done: 'This screen counts for {count}.',
} as const;

/** The words of the mail of a crew. The server fills in the leader's words. */
export const crewMails = {
  crew: {
    subject: '{crew}: {leader} has written to the crew',
    paragraphs: ['Hello {first_name}, {leader} writes to the crew {crew}:', '{message}'],
    button: 'Open my crew',
    note: 'Answers to this mail do not reach {leader}. Something in it is not right? Tell an adult you trust, and us, with the feedback page.',
  },
} as const satisfies Record<string, MailText>;

/** The texts with which a member stops mails of crews, in the form of those in src/people/content/mail-texts.ts. */
export const crewUnsubscribeTexts = {
  crew: {
    reason: 'You get this because you asked for the mails of your crew.',
    link: 'Stop mails of my crews',
    pageTitle: 'Stop mails of crews',
    question: 'Do you want to stop the mails of your crews?',
    button: 'Stop mails of crews',
    done: 'You get no more mails of your crews. You can ask for them again on the page of your crew.',
  },
} as const;
