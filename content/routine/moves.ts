// Every move of the routine by name.

import { marching } from './moves/marching.ts';

export const moves = { ...marching };

export type MoveName = keyof typeof moves;
