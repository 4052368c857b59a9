import type { SectionMusic } from '../arrangement.ts';
import { backbeat, silent } from '../patterns.ts';

/** A call and its answer: guitar stabs ask, the octave bass wobbles back. */
export const wuzUp: SectionMusic = {
  chords: ['Dm', 'Gm', 'Dm', 'Gm', 'Dm', 'Gm', 'Bb', 'A'],
  kick: ['x.....x...x.....', 'x.....x...x..x..'],
  snare: [backbeat],
  hat: ['x.x.x.x.x.x.x.xx'],
  bass: ['..o.o.7.5.r..o..', '..o.o.7.5.3.4.o.'],
  guitar: ['x..x............', silent],
  organ: [silent, 'x..x....x..x....'],
  quiet: [4],
};
