// Texts about crews that other pages show: every page loads them.

export const crewEverywhere = {
  nav_crew: 'My crew',
  together_many_people: 'How many are in front of this screen?',
  together_many_hint:
    'You lead a crew, so this screen can count for all of you, 2 to 500. Who has the room open on a phone as well is counted twice: ask them to close it.',
  together_many_wrong: 'Please enter a whole number from 2 to 500.',
  together_many_button: 'Count us all',
  together_many_done: 'This screen counts for {count}.',
} as const;
