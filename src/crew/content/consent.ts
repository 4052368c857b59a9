// The words to which a person agrees when joining a crew. They are fixed words with a name: the database keeps which
// wording was agreed to, so a change of words is a new `wording`.

export const crewConsent = {
  wording: 'crew-1',
  lead: 'Before you join, this is what it means:',
  points: [
    '{leader} leads this crew and is responsible for it. Shamble does not know {leader}: join only if you do.',
    'To {leader} you are “Dancer” and a number. Your first name is shown only if you say so below. Nobody sees your last name, your mail address, your streak or your marks.',
    'The other members do not see you, and you do not see them. There is no chat.',
    'If you agree to be counted, your lessons go into shares such as “6 in 10 know Day 3”. They are made once a day, and only from five people on.',
    'You can change all of this, or leave, at any time. When you leave, nothing of it stays. The whole crew is deleted 30 days after the event.',
  ],
  guardian:
    'You are under 18, so a parent or guardian must agree as well. Please read this with them: who leads the crew, where it meets, and what is shown.',
  guardianAgrees: 'My parent or guardian has read this and agrees.',
  showsName: 'Show my first name to {leader}',
  counts: 'Count my lessons in the crew’s shares',
  mails: 'Mail me what {leader} writes to the crew',
} as const;
