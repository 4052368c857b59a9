// Which marks help to see the dance, and when: they are for learning slowly, and gone when the dance is danced.

/** `auto`: by the speed. */
export type MarksChoice = 'auto' | 'on' | 'off';

export type Marks = {
  /** Footprints on the floor: the foot that carries is filled, the next one pulses. */
  footprints: boolean;
  /** A short trail behind each hand. */
  trails: boolean;
};

/** At this speed and slower the marks come by themselves; trails never come faster: they would only blur. */
const slow = 0.5;

/** The marks at a speed (1 is full). */
export function marksAt(rate: number, choice: MarksChoice): Marks {
  const slowly = rate <= slow;
  return { footprints: choice === 'on' || (choice === 'auto' && slowly), trails: choice !== 'off' && slowly };
}
