// The voice's words besides the cue words of the moves. Each changed word needs a new clip: `npm run voice`.

/** The counts of an eight. */
export const countWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** The announcement of each section, by its name in the routine. */
export const sectionCalls: Record<string, string> = {
  Rise: 'rise',
  'Zombie March': 'zombie march',
  'March, Booty Bounce, Swim': 'march, bounce, swim',
  'Shuffle Ha Slide': 'shuffle ha slide',
  'Hip N’ Roar & Stomp': 'hip and roar',
  'Wuz Up': 'wuz up',
  'Oh Snap Rock On': 'oh snap, rock on',
  'Head N’ Shoulders': 'head and shoulders',
  'Stomp Pivot Turns': 'stomp pivot turns',
  'Scare Pose': 'scare pose',
};

/** Words with which the voice encourages the learner where the time is not needed for other words. */
export const encouragements = ['good', 'keep going', 'stay dead', 'nice and stiff', 'that is it'] as const;
