// The wording, of about a hundred words, to which a person agrees when joining a crew. The database stores the name of
// the wording that each member agreed to: after a change of words, give the wording a new name.

export const consentTexts = {
  'consent.lead': 'Before you join:',
  'consent.points.0':
    '{leader} leads this crew and is responsible for it. {site_name} does not know {leader}: join only if you do.',
  'consent.points.1':
    '{leader} sees you as “Dancer” and a number, and your first name only if you say so. Nobody sees more, and members do not see each other.',
  'consent.points.2':
    'Your lessons count into shares of the whole crew only if you say so, and only from five people on.',
  'consent.points.3':
    'You can change this or leave at any time: nothing of it stays. The crew is deleted 30 days after the event.',
  'consent.guardian':
    'You are under 18, so a parent or guardian must agree as well. Please read this with them: who leads the crew, where it meets, and what is shown.',
  'consent.guardianAgrees': 'My parent or guardian has read this and agrees.',
  'consent.showsName': 'Show my first name to {leader}',
  'consent.counts': 'Count my lessons in the crew’s shares',
  'consent.mails': 'Mail me what {leader} writes to the crew',
} as const;

export const consentPoints = [0, 1, 2, 3] as const;

/** The name of the present wording. */
export const consentWording = 'crew-3' as const;

/** Earlier wordings: a page that was opened before the change may still send one of them. */
export const crewWordingsBefore = ['crew-1', 'crew-2'] as const;
