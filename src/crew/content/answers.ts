// The server's answers about crews. They are fixed texts, because the contract and the tests rely on the words.

export const crewTexts = {
  'crew.leading_age': 'Only adults can lead a crew.',
  'crew.leading_address':
    'To lead a crew, your mail address must be proven: open a sign-in link that was mailed to it once.',
  'crew.leading_role':
    'Leading a crew is for instructors and coordinators. You can change your role in the profile.',
  'crew.code_unknown': 'No crew has this code now. Please check it, or ask for a new one.',
  'crew.guardian_missing': 'Please tick that your parent or guardian agrees.',
  'crew.crew_full': 'This crew is full.',
  'crew.crews_full': 'You can be in five crews at most. Please leave one first.',
  'crew.led_full': 'You can lead five crews at most.',
  'crew.own_crew': 'This is your own crew: you lead it already.',
  'crew.rehearsals_full': 'A crew can plan 60 rehearsals at most. Please cancel one first.',
  'crew.tallies_full': '40 phones count already. Your leader can leave counts out on the page of the day.',
  'crew.tallies_full_leader':
    '40 counts of yours are in the sum already. Leave one out on the page of the day first.',
  'crew.tallies_full_member': 'Three counts of yours are in the sum already. Your leader can leave one out.',
  'crew.rehearsal_far': 'Please choose a day from today to 400 days ahead.',
  'crew.offer_gone': 'The offer was taken back.',
} as const;
