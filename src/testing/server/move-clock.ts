// Each process of a run that has a clock of its own (test-clock.ts) loads this file before everything else.

import { clockShift, moveDate } from './test-clock.ts';

const shift = clockShift();
moveDate(() => shift);
