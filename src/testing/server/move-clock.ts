// Each process of a run with a moved clock (test-clock.ts) loads this file before everything else.

import { clockShift, moveDate } from './test-clock.ts';

const shift = clockShift();
moveDate(() => shift);
