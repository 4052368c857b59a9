// Loaded before everything else in each process of a run that has a clock of its own (test-clock.ts).

import { clockShift, moveDate } from './test-clock.ts';

const shift = clockShift();
moveDate(() => shift);
