import type { SectionMusic } from '../arrangement.ts';
import { backbeat, eighths, four, silent, times } from '../patterns.ts';

/** Four bars that run up to the fright, one blow, and four bars in which only the bells still move. */
export const scarePose: SectionMusic = {
  chords: ['Dm', 'Eb', 'Dm', 'A', 'Dm', 'Dm', 'Eb', 'Dm'],
  kick: [four, 'x...x...x.x.xxxx', four, 'x.x.x.x.xxxxxxxx', ...times(4, 'x.......x.......')],
  snare: [backbeat, '....x...x.x.xxxx', backbeat, 'x...x.x.xxxxxxxx', ...times(4, silent)],
  hat: [eighths, 'x.x.x.x.xxxxxxxx', eighths, 'xxxxxxxxxxxxxxxx', ...times(4, silent)],
  bass: [...times(4, 'r.r.r.r.r.r.r.r.'), ...times(4, 'r.......r.......')],
  organ: [four, 'x...x...x.x.x.x.', four, eighths, ...times(4, 'O...............')],
  guitar: [four, 'x...x...x.x.x.x.', four, eighths, ...times(4, 'O...............')],
  lead: 'bell',
  tune: [
    [4, 0, 86, 4],
    [4, 8, 81, 2],
    [5, 0, 86, 2],
    [5, 8, 81, 2],
    [6, 0, 87, 2],
    [6, 8, 82, 2],
    [7, 0, 86, 2],
    [7, 8, 74, 2],
  ],
  thunder: [2, 4, 6],
};
